import { startTransition } from 'react'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import type { Answer } from './readAgain.ts'

/** A part of the screen that can be refetched. */
export interface Refreshable {
  /** The types of records that it shows or counts. */
  readonly shows: readonly ChangedType[]
  /** How many rows those of its lists have that have grown. */
  rows?: () => number
  /** Reads it again, without showing the answers yet. */
  read: () => Promise<Answer[]>
}

/** Calls back when the transition in which it is called has been rendered. */
export type AfterRender = (rendered: () => void) => void

/** The least time between two refreshes of a tab, in milliseconds. */
const interval = 250

/**
 * Reads again what is on the screen: one refresh at a time, and those that are asked for meanwhile together. All
 * answers of a refresh are shown at once, in a transition; of a part that fails, what was shown stays.
 */
export class Refresher {
  readonly #inView = new Set<Refreshable>()
  readonly #due = new Set<Refreshable>()
  #next: Promise<void> | null = null
  #current: Promise<unknown> = Promise.resolve()
  #restsUntil = 0
  #afterRender: AfterRender = (rendered) => rendered()

  /** Takes part in refreshes until the returned function is called. */
  add(part: Refreshable): () => void {
    this.#inView.add(part)
    return () => {
      this.#inView.delete(part)
      this.#due.delete(part)
    }
  }

  /** Sets the callback that reports when a refresh has been rendered. */
  waitWith(afterRender: AfterRender): void {
    this.#afterRender = afterRender
  }

  /**
   * Reads again what shows one of these types, or everything. Settles when that is on the screen, so that a dialog
   * closes over the new list and not over the old one, or when it has failed.
   */
  refresh(types: readonly ChangedType[] | 'all' = 'all'): Promise<void> {
    for (const part of this.#inView) {
      if (types === 'all' || types.some((type) => part.shows.includes(type))) this.#due.add(part)
    }
    return this.#start()
  }

  /** Refetches one part. */
  refreshPart(part: Refreshable): Promise<void> {
    return this.#again([part])
  }

  #start(): Promise<void> {
    if (this.#due.size === 0) return Promise.resolve()
    this.#next ??= this.#run()
    return this.#next
  }

  async #run(): Promise<void> {
    await this.#current
    const rest = this.#restsUntil - performance.now()
    if (rest > 0) await new Promise((done) => setTimeout(done, rest))
    this.#restsUntil = performance.now() + interval
    this.#next = null
    const parts = [...this.#due]
    this.#due.clear()
    const rows = () => parts.reduce((sum, part) => sum + (part.rows?.() ?? 0), 0)
    const before = rows()
    const reading = readAll(parts)
    this.#current = reading
    const answers = await reading
    // A list has grown in the meantime: what was read would cut it off.
    if (rows() !== before) return this.#again(parts)
    if (answers.length > 0) await this.#show(answers)
  }

  #again(parts: readonly Refreshable[]): Promise<void> {
    for (const part of parts) if (this.#inView.has(part)) this.#due.add(part)
    return this.#start()
  }

  #show(answers: readonly Answer[]): Promise<void> {
    return new Promise((rendered) => {
      startTransition(() => {
        for (const { commit } of answers) commit()
        this.#afterRender(rendered)
      })
    })
  }
}

/** The answers that arrived. A part that failed is refetched with the next change or stream. */
async function readAll(parts: readonly Refreshable[]): Promise<Answer[]> {
  const answers = await Promise.allSettled(parts.map((part) => part.read()))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
