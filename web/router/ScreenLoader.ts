import type { IEnvironment } from 'relay-runtime'
import type { Refresher } from '#web/relay/Refresher.ts'
import { PreloadedScreen } from './PreloadedScreen.ts'
import type { Screen, ScreenLocation } from './screen.ts'

/** Preloads screens and hands them over to the navigation. */
export class ScreenLoader {
  readonly #environment: IEnvironment
  readonly #refresher: Refresher
  readonly #preloaded = new Map<string, PreloadedScreen>()

  constructor(environment: IEnvironment, refresher: Refresher) {
    this.#environment = environment
    this.#refresher = refresher
  }

  /** Preloads a screen that will probably be opened soon. Idempotent while it waits. */
  preload(screen: Screen, location: ScreenLocation): void {
    const key = screen.key(location)
    if (!this.#preloaded.has(key)) this.#preloaded.set(key, this.#start(screen, location, key))
  }

  /**
   * The screen for a navigation: the preloaded one, or a new one. A request that has failed is sent again: before signing
   * in, every query fails, and the sign-in page preloads the first screen.
   */
  open(screen: Screen, location: ScreenLocation): PreloadedScreen {
    const key = screen.key(location)
    const waiting = this.#preloaded.get(key)
    this.#preloaded.delete(key)
    return waiting && !waiting.failed() ? waiting : this.#start(screen, location, key)
  }

  #start(screen: Screen, location: ScreenLocation, key: string): PreloadedScreen {
    const started = screen.start(this.#environment, location)
    const preloaded = new PreloadedScreen(screen, started, this.#refresher, () => {
      if (this.#preloaded.get(key) === preloaded) this.#preloaded.delete(key)
    })
    return preloaded
  }
}
