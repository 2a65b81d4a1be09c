import { setTimeout as pause } from 'node:timers/promises'
import { seesLevel } from '#api/core/accessLevels.ts'
import type { Role } from '#api/core/database/generated/enums.ts'
import { AppError } from '#api/core/errors.ts'
import type { AnnouncedModel, Announcement } from './announcement.ts'
import { recentAnnouncements } from './recent.ts'
import { type StreamOwner, streamPlaces } from './streamPlaces.ts'

/** What has happened in a business since the last batch. */
export interface Batch {
  /** The models of which records were added, changed or deleted. */
  types: AnnouncedModel[]
  /** Whether more may have happened than is told here: whatever is shown should be read again. */
  missed: boolean
}

/** Who listens in a business; what is theirs alone is told to the person. */
interface Subscriber extends StreamOwner {
  /** What levels of vendor contacts they see. */
  role: Role
}

/** Whether a person may learn of a write: they see the record now, or saw it until then. */
function concerns({ userId, role }: Subscriber, announcement: Announcement): boolean {
  const { level, formerLevel } = announcement
  if (announcement.userId !== null && announcement.userId !== userId) return false
  if (level === null || seesLevel(role, level)) return true
  return formerLevel !== null && seesLevel(role, formerLevel)
}

/** How long a batch gathers what comes together, in milliseconds: a commit of many rows is one batch. */
const gatherTime = 25
/** From one batch to the next, at least: each makes screens ask again, and people see no more than this anyway. */
const restTime = 200

/**
 * The announcements for one stream, gathered between two batches. The first batch comes at once, and says whether
 * anything before it was missed. Written as an iterator and not as a generator: those cannot be ended while they wait.
 */
class Mailbox implements AsyncIterableIterator<Batch, undefined> {
  readonly #types = new Set<AnnouncedModel>()
  readonly #leave: (mailbox: Mailbox) => void
  #missed: boolean
  #greeted = false
  #open = true
  #restsUntil = 0
  #wake = () => {}

  constructor(missed: boolean, leave: (mailbox: Mailbox) => void) {
    this.#missed = missed
    this.#leave = leave
  }

  put({ model }: Announcement): void {
    this.#types.add(model)
    this.#wake()
  }

  miss(): void {
    this.#missed = true
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
    const value = { types: [...this.#types], missed: this.#missed }
    this.#types.clear()
    this.#missed = false
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
    return this.#open && this.#greeted && this.#types.size === 0 && !this.#missed
  }
}

/**
 * Hands the announcements of the database to the streams that may know of them: those of the same business, and of
 * the person whose row it is, or of a role that sees its level.
 */
export function openHub(now?: () => number) {
  const businesses = new Map<number, Map<Mailbox, Subscriber>>()
  const recent = recentAnnouncements(now)
  const places = streamPlaces()
  let open = true

  function leave(mailbox: Mailbox, businessId: number): void {
    const present = businesses.get(businessId)
    present?.delete(mailbox)
    if (present?.size === 0) businesses.delete(businessId)
  }

  function tell(mailbox: Mailbox, subscriber: Subscriber, announcement: Announcement): void {
    if (concerns(subscriber, announcement)) mailbox.put(announcement)
  }

  return {
    /** Takes an announcement that was heard. */
    heard(announcement: Announcement): void {
      recent.put(announcement)
      for (const [mailbox, subscriber] of businesses.get(announcement.businessId) ?? []) {
        tell(mailbox, subscriber, announcement)
      }
    },

    /** A session was signed out: its streams look at it anew, and end. */
    revoked(sessionId: string): void {
      for (const present of businesses.values()) {
        for (const [mailbox, subscriber] of present) if (subscriber.sessionId === sessionId) mailbox.miss()
      }
    },

    /** Announcements are heard from now on; some may have been lost before: everyone is told. */
    listening(): void {
      recent.begin()
      for (const present of businesses.values()) for (const mailbox of present.keys()) mailbox.miss()
    },

    /** Nothing is heard for a while. */
    deaf(): void {
      recent.stop()
    },

    /**
     * What happens from now on in a business, as far as it concerns one of its people; ends with the hub. `since`
     * begins it so many milliseconds earlier, if that is still known.
     * @throws RATE_LIMITED for a session, person or address that has too many open already, UNAVAILABLE when the hub is closed
     */
    subscribe(subscriber: Subscriber, since?: number): AsyncIterableIterator<Batch> {
      if (!open) throw new AppError('UNAVAILABLE', { message: 'Cuecard is stopping. Please try again.' })
      const { businessId } = subscriber
      const giveBack = places.take(subscriber)
      const present = businesses.get(businessId) ?? new Map<Mailbox, Subscriber>()
      const before = since === undefined ? null : recent.of(businessId, since)
      const mailbox = new Mailbox(before === null, () => {
        giveBack()
        leave(mailbox, businessId)
      })
      for (const announcement of before ?? []) tell(mailbox, subscriber, announcement)
      businesses.set(businessId, present.set(mailbox, subscriber))
      return mailbox
    },

    /** Ends every stream. */
    close(): void {
      open = false
      for (const present of [...businesses.values()])
        for (const mailbox of [...present.keys()]) mailbox.return()
    },
  }
}

export type Hub = ReturnType<typeof openHub>
