import { setTimeout as pause } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { AppError } from '#api/core/errors/errors.ts'
import { registry } from '#api/core/telemetry/metrics.ts'
import { seesLevel } from '#api/core/viewer/accessLevels.ts'
import type { Role } from '#api/generated/enums.ts'
import type { AnnouncedModel, Announcement } from './announcement.ts'
import { recentAnnouncements } from './recent.ts'
import { createStreamLimiter, type StreamOwner } from './streamLimiter.ts'

const liveStreams = new Gauge({
  name: 'cuecard_live_streams',
  help: 'Open live streams.',
  registers: [registry],
})

/** The changes in a business since the previous batch. */
export interface Batch {
  /** The models of which records were added, changed or deleted. */
  types: AnnouncedModel[]
  /** Whether changes may have been missed: the client should refetch everything it shows. */
  mayBeIncomplete: boolean
}

/** A user or API key with an open stream. */
interface Subscriber extends StreamOwner {
  /** Determines which access levels the subscriber sees. */
  role: Role
}

/** Whether a subscriber may learn of a change: they see the record now, or saw it before the change. */
function concerns({ userId, role }: Subscriber, announcement: Announcement): boolean {
  const { level, formerLevel } = announcement
  if (announcement.userId !== null && announcement.userId !== userId) return false
  if (level === null || seesLevel(role, level)) return true
  return formerLevel !== null && seesLevel(role, formerLevel)
}

/** Changes within this many milliseconds form one batch, so that a commit of many rows is one event. */
const gatherTime = 25
/** The least time between two batches, in milliseconds, because each makes screens refetch. */
const restTime = 200

/**
 * The queue of changes for one stream, read in batches. The first batch comes at once and says whether earlier changes
 * were missed. It is an iterator and not a generator, because a generator can't be ended while it waits.
 */
class EventQueue implements AsyncIterableIterator<Batch, undefined> {
  readonly #types = new Set<AnnouncedModel>()
  readonly #leave: (queue: EventQueue) => void
  #mayBeIncomplete: boolean
  #greeted = false
  #open = true
  #restsUntil = 0
  #wake = () => {}

  constructor(mayBeIncomplete: boolean, leave: (queue: EventQueue) => void) {
    this.#mayBeIncomplete = mayBeIncomplete
    this.#leave = leave
  }

  put({ model }: Announcement): void {
    this.#types.add(model)
    this.#wake()
  }

  miss(): void {
    this.#mayBeIncomplete = true
    this.#wake()
  }

  async next(): Promise<IteratorResult<Batch, undefined>> {
    const quiet = this.#isEmpty()
    if (quiet) {
      await new Promise<void>((wake) => {
        this.#wake = wake
      })
    }
    const rest = Math.max(this.#restsUntil - performance.now(), quiet ? gatherTime : 0)
    if (this.#open && rest > 0) await pause(rest)
    if (!this.#open) return { done: true, value: undefined }
    const value = { types: [...this.#types], mayBeIncomplete: this.#mayBeIncomplete }
    this.#types.clear()
    this.#mayBeIncomplete = false
    this.#greeted = true
    this.#restsUntil = performance.now() + restTime
    return { done: false, value }
  }

  return(): Promise<IteratorResult<Batch, undefined>> {
    this.#open = false
    this.#leave(this)
    this.#wake()
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  #isEmpty(): boolean {
    return this.#open && this.#greeted && this.#types.size === 0 && !this.#mayBeIncomplete
  }
}

/**
 * Distributes change notifications from the database to the open streams of the same business. A stream gets a private
 * record's change only when it belongs to the owner, and that of a record with an access level only when its role sees the level.
 */
export function createChangeBroker(now?: () => number) {
  const businesses = new Map<number, Map<EventQueue, Subscriber>>()
  const recent = recentAnnouncements(now)
  const limiter = createStreamLimiter()
  let open = true

  function leave(queue: EventQueue, businessId: number): void {
    const present = businesses.get(businessId)
    if (present?.delete(queue)) liveStreams.dec()
    if (present?.size === 0) businesses.delete(businessId)
  }

  function enqueue(queue: EventQueue, subscriber: Subscriber, announcement: Announcement): void {
    if (concerns(subscriber, announcement)) queue.put(announcement)
  }

  return {
    onChange(announcement: Announcement): void {
      recent.put(announcement)
      for (const [queue, subscriber] of businesses.get(announcement.businessId) ?? []) {
        enqueue(queue, subscriber, announcement)
      }
    },

    /** Makes the streams of a signed-out session check it again, which ends them. */
    onSignOut(sessionId: string): void {
      for (const present of businesses.values()) {
        for (const [queue, subscriber] of present) if (subscriber.sessionId === sessionId) queue.miss()
      }
    },

    /** LISTEN is connected. Changes before that may have been missed, so every stream says `mayBeIncomplete`. */
    onConnected(): void {
      recent.begin()
      for (const present of businesses.values()) for (const queue of present.keys()) queue.miss()
    },

    /** LISTEN is disconnected until the next `onConnected`. */
    onDisconnected(): void {
      recent.stop()
    },

    /**
     * Opens a stream of changes for one subscriber; `close` of the broker ends it. `since` starts the stream that
     * many milliseconds in the past, as far as those changes are still in memory.
     * @throws RATE_LIMITED when the session, user or address has too many open streams, UNAVAILABLE when the broker
     * is closed
     */
    subscribe(subscriber: Subscriber, since?: number): AsyncIterableIterator<Batch> {
      if (!open) throw new AppError('UNAVAILABLE', 'Cuecard is stopping. Please try again.')
      const { businessId } = subscriber
      const release = limiter.acquire(subscriber)
      const present = businesses.get(businessId) ?? new Map<EventQueue, Subscriber>()
      const before = since === undefined ? null : recent.of(businessId, since)
      const queue = new EventQueue(before === null, () => {
        release()
        leave(queue, businessId)
      })
      for (const announcement of before ?? []) enqueue(queue, subscriber, announcement)
      businesses.set(businessId, present.set(queue, subscriber))
      liveStreams.inc()
      return queue
    },

    close(): void {
      open = false
      for (const present of [...businesses.values()]) for (const queue of [...present.keys()]) queue.return()
    },
  }
}

export type ChangeBroker = ReturnType<typeof createChangeBroker>
