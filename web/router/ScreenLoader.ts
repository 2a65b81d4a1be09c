import type { IEnvironment } from 'relay-runtime'
import type { Refresher } from '#web/relay/Refresher.ts'
import { Reservation } from './Reservation.ts'
import type { Place, Screen } from './screen.ts'

/** Starts screens ahead of time and hands them over when the navigation comes. */
export class ScreenLoader {
  readonly #environment: IEnvironment
  readonly #refresher: Refresher
  readonly #preloaded = new Map<string, Reservation>()

  constructor(environment: IEnvironment, refresher: Refresher) {
    this.#environment = environment
    this.#refresher = refresher
  }

  /** Starts a screen that will probably be opened soon. Asking again while it waits does nothing. */
  preload(screen: Screen, place: Place): void {
    const key = screen.key(place)
    if (!this.#preloaded.has(key)) this.#preloaded.set(key, this.#start(screen, place, key))
  }

  /** The screen for a navigation: what was preloaded, else a fresh start. */
  open(screen: Screen, place: Place): Reservation {
    const key = screen.key(place)
    const waiting = this.#preloaded.get(key)
    this.#preloaded.delete(key)
    return waiting ?? this.#start(screen, place, key)
  }

  #start(screen: Screen, place: Place, key: string): Reservation {
    const started = screen.start(this.#environment, place)
    const reservation = new Reservation(screen, started, this.#refresher, () => {
      if (this.#preloaded.get(key) === reservation) this.#preloaded.delete(key)
    })
    return reservation
  }
}
