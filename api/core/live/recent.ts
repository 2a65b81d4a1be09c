import type { Announcement } from './announcement.ts'

/** How long a change is kept for streams that open a little later, in milliseconds. */
const keepTime = 30_000
/** Allow for network latency: look back this many milliseconds further than the client asked. */
const latency = 2_000
/** When more changes are kept, the oldest are dropped early. */
const mostKept = 5_000

interface KeptChange {
  at: number
  announcement: Announcement
}

/** The latest changes of all businesses, so that a stream can start at the moment its page was requested. */
export function recentAnnouncements(now: () => number = () => performance.now()) {
  let kept: KeptChange[] = []
  /** The moment since which no change is missing; null while LISTEN is disconnected. */
  let from: number | null = null

  function tidy(): void {
    const oldest = now() - keepTime
    const first = kept.findIndex(({ at }) => at >= oldest)
    kept = first < 0 ? [] : kept.slice(first)
  }

  return {
    /** LISTEN is connected: no change is missed from now on. */
    begin(): void {
      kept = []
      from = now()
    },

    /** LISTEN is disconnected: what was kept has a gap after it. */
    stop(): void {
      kept = []
      from = null
    },

    put(announcement: Announcement): void {
      if (from === null) return
      kept.push({ at: now(), announcement })
      if (kept.length <= mostKept) return
      // Drop half at once, so that a flood of changes doesn't copy the array each time.
      kept = kept.slice(mostKept / 2)
      from = kept[0]?.at ?? from
    },

    /** A business's changes in the last `since` milliseconds; null when some may be missing. */
    of(businessId: number, since: number): Announcement[] | null {
      tidy()
      const start = now() - since - latency
      if (from === null || start < from || start < now() - keepTime) return null
      return kept
        .filter(({ at, announcement }) => at >= start && announcement.businessId === businessId)
        .map(({ announcement }) => announcement)
    },
  }
}
