import { type Choices, mergeChoices } from './choices.ts'

/** What the screen shows of the choices. */
export interface ShownChoices {
  /** What was chosen and the server has not yet answered; the screen shows it at once. */
  readonly chosen: Choices
  /** Whether the rows shown are not yet those of the choices. */
  readonly isChecking: boolean
}

/**
 * The choices of an import on their way. After each one the server plans all rows anew and takes no other meanwhile, so
 * those that follow are gathered, and sent together when it is ready again.
 */
export class ChoiceQueue {
  readonly #send: (choices: Choices) => Promise<unknown>
  readonly #listeners = new Set<() => void>()
  #waiting: Choices | null = null
  #underway: Choices | null = null
  #isReady = true
  #shown: ShownChoices = { chosen: {}, isChecking: false }

  constructor(send: (choices: Choices) => Promise<unknown>) {
    this.#send = send
  }

  get shown(): ShownChoices {
    return this.#shown
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change = (next: Choices): void => {
    this.#waiting = mergeChoices(this.#waiting ?? {}, next)
    this.#goOn()
  }

  /** Tells whether the server takes choices. */
  setReady(isReady: boolean): void {
    if (isReady === this.#isReady) return
    this.#isReady = isReady
    this.#goOn()
  }

  #goOn(): void {
    if (this.#isReady && this.#waiting && !this.#underway) void this.#flush(this.#waiting)
    this.#shown = {
      chosen: mergeChoices(this.#underway ?? {}, this.#waiting ?? {}),
      isChecking: !this.#isReady || this.#underway !== null,
    }
    for (const listener of this.#listeners) listener()
  }

  async #flush(choices: Choices): Promise<void> {
    this.#underway = choices
    this.#waiting = null
    await this.#send(choices)
    this.#underway = null
    this.#goOn()
  }
}
