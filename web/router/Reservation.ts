import type { StartedScreen } from './screen.ts'

/** How long a started screen waits for somebody to show it, in milliseconds. */
export const patience = 30_000

/**
 * A started screen with its holders. It is kept while anyone shows it and dropped 30 s after the last
 * one left, or after nobody came: an interrupted navigation, or a hover without a click, leaks nothing.
 */
export class Reservation {
  readonly element: StartedScreen['element']
  readonly skeleton: StartedScreen['skeleton']
  readonly #started: StartedScreen
  readonly #onDrop: () => void
  #holders = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(started: StartedScreen, onDrop: () => void) {
    this.element = started.element
    this.skeleton = started.skeleton
    this.#started = started
    this.#onDrop = onDrop
    // A screen that failed on its way is not worth waiting for: opening it starts it anew.
    Promise.all([started.element, started.data]).catch(onDrop)
    this.#wait()
  }

  /** Asks again for its data if somebody shows it. */
  refreshIfShown(): void {
    if (this.#holders > 0) this.#started.refresh()
  }

  /** Holds the screen's data; the returned function lets go of it. */
  adopt = (): (() => void) => {
    this.#holders += 1
    clearTimeout(this.#timer)
    return () => {
      this.#holders -= 1
      if (this.#holders === 0) this.#wait()
    }
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#started.dispose()
      this.#onDrop()
    }, patience)
  }
}
