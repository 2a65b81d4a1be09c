import { startTransition } from 'react'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { waitAfter } from '#web/lib/backoff.ts'
import type { RefetchedAnswer } from './refetch.ts'

/** A part of the screen that can be refetched. */
export interface Refreshable {
  /** The types of records that the part shows or counts. */
  readonly shows: readonly ChangedType[]
  /** The number of rows of the lists that have loaded more than one page. */
  rows?: () => number
  /** Refetches the part without committing the answers. */
  read: () => Promise<RefetchedAnswer[]>
}

/** A part that is loaded and not yet on screen. */
interface WaitingPart extends Pick<Refreshable, 'shows'> {
  /** Called when something that the part shows has changed, so that its data may be out of date. */
  outdate: () => void
}

/** Calls back when the transition in which it was called has been rendered. */
export type AfterRender = (rendered: () => void) => void

/** The least time between two refreshes of a tab, in milliseconds. */
const interval = 250

/** How long rows keep their places after one of them was ticked, in milliseconds. */
const settling = 800

/** The longest delay until a part that failed is read again, in milliseconds. */
const longestWait = 30_000

/**
 * Refetches what is on screen. One refresh runs at a time; requests that arrive meanwhile are merged into the next one.
 * All answers of a refresh are committed in one transition; a part that fails keeps its previous data, and is read again
 * after a while.
 */
export class Refresher {
  readonly #inView = new Set<Refreshable>()
  readonly #waiting = new Set<WaitingPart>()
  readonly #due = new Set<Refreshable>()
  /** Mutations whose optimistic updates are in the store, and rows that keep their places; each promise is caught. */
  readonly #optimistic = new Set<Promise<unknown>>()
  #next: Promise<void> | null = null
  #current: Promise<unknown> = Promise.resolve()
  #restsUntil = 0
  /** The refreshes in a row in which a part failed. */
  #failures = 0
  #afterRender: AfterRender = (rendered) => rendered()

  /** Registers a part; the returned function removes it. */
  add(part: Refreshable): () => void {
    this.#inView.add(part)
    return () => {
      this.#inView.delete(part)
      this.#due.delete(part)
    }
  }

  /** Registers a part that is not yet on screen; the returned function removes it. */
  watch(part: WaitingPart): () => void {
    this.#waiting.add(part)
    return () => this.#waiting.delete(part)
  }

  /** Sets the callback that reports when a refresh has been rendered. */
  waitWith(afterRender: AfterRender): void {
    this.#afterRender = afterRender
  }

  /**
   * Refetches the parts that show one of these types, or all parts; those that wait are out of date. Settles when the
   * data is on screen, so that a dialog closes over the new list, or when the refresh has failed.
   */
  refresh(types: readonly ChangedType[] | 'all' = 'all'): Promise<void> {
    const isShownBy = ({ shows }: Pick<Refreshable, 'shows'>) =>
      types === 'all' || types.some((type) => shows.includes(type))
    for (const part of this.#inView) if (isShownBy(part)) this.#due.add(part)
    for (const part of this.#waiting) if (isShownBy(part)) part.outdate()
    return this.#start()
  }

  /** Refetches one part. */
  refreshPart(part: Refreshable): Promise<void> {
    return this.#again([part])
  }

  /**
   * Refreshes nothing until a mutation with an optimistic update has settled. When Relay takes such an update back,
   * components show again what they showed before it, and not what was committed meanwhile.
   */
  waitFor(mutation: Promise<unknown>): void {
    const settled: Promise<unknown> = mutation.catch(() => {}).finally(() => this.#optimistic.delete(settled))
    this.#optimistic.add(settled)
  }

  /**
   * Keeps the rows on screen where they are for a moment, because somebody who ticks several in a row would otherwise
   * press the row that has moved up instead of the one they meant.
   */
  keepPlaces(): void {
    this.waitFor(new Promise((done) => setTimeout(done, settling)))
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
    while (this.#optimistic.size > 0) await Promise.all(this.#optimistic)
    this.#restsUntil = performance.now() + interval
    this.#next = null
    const parts = [...this.#due]
    this.#due.clear()
    const rows = () => parts.reduce((sum, part) => sum + (part.rows?.() ?? 0), 0)
    const before = rows()
    const reading = readAll(parts)
    this.#current = reading
    const { answers, failed } = await reading
    this.#readLater(failed)
    // These answers would truncate a list that has loaded more rows in the meantime.
    const isShort = rows() !== before
    // They would undo an optimistic update that has begun in the meantime.
    if (isShort || this.#optimistic.size > 0) return this.#again(parts)
    if (answers.length > 0) await this.#show(answers)
  }

  #again(parts: readonly Refreshable[]): Promise<void> {
    for (const part of parts) if (this.#inView.has(part)) this.#due.add(part)
    return this.#start()
  }

  #readLater(failed: readonly Refreshable[]): void {
    if (failed.length === 0) {
      this.#failures = 0
      return
    }
    setTimeout(() => void this.#again(failed), waitAfter(this.#failures, longestWait))
    this.#failures += 1
  }

  #show(answers: readonly RefetchedAnswer[]): Promise<void> {
    return new Promise((rendered) => {
      startTransition(() => {
        for (const { commit } of answers) commit()
        this.#afterRender(rendered)
      })
    })
  }
}

/** The answers of the parts that succeeded, and the parts that failed. */
async function readAll(parts: readonly Refreshable[]) {
  const outcomes = await Promise.allSettled(parts.map((part) => part.read()))
  return {
    answers: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
    failed: parts.filter((_, place) => outcomes[place]?.status === 'rejected'),
  }
}
