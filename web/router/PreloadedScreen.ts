import { type ExtraPages, rowsOf } from '#web/relay/RefreshContext.ts'
import type { Refreshable, Refresher } from '#web/relay/Refresher.ts'
import type { Screen, StartedScreen } from './screen.ts'

/** How long a preloaded screen waits to be shown, in milliseconds. */
export const patience = 30_000

/**
 * A preloaded screen with a reference count. It is kept while a component shows it, and disposed 30 s after the last
 * one has unmounted or when none has mounted, so that interrupted navigations and hovers without a click leak nothing.
 * What changes while it waits makes it stale; then it is refetched as soon as it is shown.
 */
export class PreloadedScreen implements Refreshable {
  readonly shows: Refreshable['shows']
  /** The pages that the lists of the screen have loaded beyond the first. */
  readonly extraPages: ExtraPages = new Set()
  element: StartedScreen['element']
  readonly skeleton: StartedScreen['skeleton']
  /** The error with which code or data failed, or null if they arrived. Null at once if both were in memory. */
  readonly failure: Promise<unknown> | null
  readonly #started: StartedScreen
  readonly #refresher: Refresher
  readonly #onDrop: () => void
  /** Ends the registration at the refresher, on screen or waiting. */
  #leave = () => {}
  #holders = 0
  #stale: boolean
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ shows }: Screen, started: StartedScreen, refresher: Refresher, onDrop: () => void) {
    this.shows = shows
    this.#refresher = refresher
    this.element = started.element
    this.skeleton = started.skeleton
    this.#started = started
    this.#stale = started.fromMemory
    this.#onDrop = onDrop
    // Code that has already loaded renders in the same frame.
    if (started.element instanceof Promise) {
      started.element.then((element) => (this.element = element)).catch(() => {})
    }
    const arrival = Promise.all([started.element, started.data])
    // A screen that failed on its way is not worth waiting for: opening it starts it anew.
    arrival.catch(onDrop)
    const isHere = started.fromMemory && !(started.element instanceof Promise)
    this.failure = isHere
      ? null
      : arrival.then(
          () => null,
          (error: unknown) => error,
        )
    this.#wait()
  }

  failed = () => this.#started.failed()

  rows = () => rowsOf(this.extraPages)

  read = async () => {
    this.#stale = false
    const reads = [this.#started, ...this.extraPages].map((part) => part.read())
    return (await Promise.all(reads)).flat()
  }

  /** Retains the screen's data; the returned function releases it. */
  adopt = (): (() => void) => {
    this.#holders += 1
    clearTimeout(this.#timer)
    if (this.#holders === 1) {
      this.#leave()
      this.#leave = this.#refresher.add(this)
    }
    if (this.#stale) void this.#refresher.refreshPart(this)
    return () => {
      this.#holders -= 1
      if (this.#holders > 0) return
      this.#leave()
      this.#wait()
    }
  }

  #wait(): void {
    this.#leave = this.#refresher.watch({ shows: this.shows, outdate: () => (this.#stale = true) })
    this.#timer = setTimeout(() => {
      this.#leave()
      this.#started.dispose()
      this.#onDrop()
    }, patience)
  }
}
