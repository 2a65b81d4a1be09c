import { type ExtraPages, loadedRows } from '#web/relay/RefreshContext.ts'
import type { Refreshable, Refresher } from '#web/relay/Refresher.ts'
import type { Screen, StartedScreen } from './screen.ts'

/** How long a preloaded screen waits to be shown, in milliseconds. */
export const preloadTimeout = 30_000

/**
 * A preloaded screen with a reference count. It is kept while a component shows it or its skeleton, and disposed 30 s
 * after the last one has unmounted or when none has mounted, so that interrupted navigations and hovers without a click
 * leak nothing. What changes while it waits makes it stale; then it is refetched as soon as it is shown.
 */
export class PreloadedScreen implements Refreshable {
  readonly shows: Refreshable['shows']
  /** The pages that the lists of the screen have loaded beyond the first. */
  readonly extraPages: ExtraPages = new Set()
  element: StartedScreen['element']
  readonly skeleton: StartedScreen['skeleton']
  /** Resolves to the error of the load, or to null. Null itself when code and data were in memory. */
  readonly failure: Promise<unknown> | null
  readonly #started: StartedScreen
  readonly #refresher: Refresher
  readonly #onDrop: () => void
  /** Ends the registration at the refresher, on screen or waiting. */
  #leave: () => void
  #holders = 0
  #views = 0
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
    // Forget a failed preload, so that opening the screen tries again.
    arrival.catch(onDrop)
    const isHere = started.fromMemory && !(started.element instanceof Promise)
    this.failure = isHere
      ? null
      : arrival.then(
          () => null,
          (error: unknown) => error,
        )
    this.#leave = this.#wait()
    this.#expire()
  }

  failed = () => this.#started.failed()

  rows = () => loadedRows(this.extraPages)

  read = async () => {
    this.#stale = false
    const reads = [this.#started, ...this.extraPages].map((part) => part.read())
    return (await Promise.all(reads)).flat()
  }

  /** Retains the data while the skeleton is shown; the returned function releases them. */
  keep = (): (() => void) => {
    this.#holders += 1
    clearTimeout(this.#timer)
    return () => {
      this.#holders -= 1
      if (this.#holders === 0) this.#expire()
    }
  }

  /** Retains the data and keeps them up to date while the screen is shown; the returned function ends both. */
  adopt = (): (() => void) => {
    const release = this.keep()
    this.#views += 1
    if (this.#views === 1) {
      this.#leave()
      this.#leave = this.#refresher.add(this)
    }
    if (this.#stale) void this.#refresher.refreshPart(this)
    return () => {
      this.#views -= 1
      if (this.#views === 0) {
        this.#leave()
        this.#leave = this.#wait()
      }
      release()
    }
  }

  #wait(): () => void {
    return this.#refresher.watch({ shows: this.shows, outdate: () => (this.#stale = true) })
  }

  #expire(): void {
    this.#timer = setTimeout(() => {
      this.#leave()
      this.#started.dispose()
      this.#onDrop()
    }, preloadTimeout)
  }
}
