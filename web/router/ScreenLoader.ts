import type { IEnvironment } from 'relay-runtime'
import { Reservation } from './Reservation.ts'
import type { Place, Screen } from './screen.ts'

/** Starts screens ahead of time and hands them over when the navigation comes. */
export class ScreenLoader {
  readonly #environment: IEnvironment
  readonly #preloaded = new Map<string, Reservation>()
  readonly #alive = new Set<Reservation>()

  constructor(environment: IEnvironment) {
    this.#environment = environment
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

  /** Asks again for the data of every screen in view: what they show may have changed unheard. */
  refreshShown = (): void => {
    for (const reservation of this.#alive) reservation.refreshIfShown()
  }

  #start(screen: Screen, place: Place, key: string): Reservation {
    const reservation = new Reservation(screen.start(this.#environment, place), () => {
      this.#alive.delete(reservation)
      if (this.#preloaded.get(key) === reservation) this.#preloaded.delete(key)
    })
    this.#alive.add(reservation)
    return reservation
  }
}
