import type { Announcement } from './announcement.ts'

/** How long an announcement is kept for those who come a little later, in milliseconds. */
const keepTime = 30_000
/** What was asked for at a moment was not seen by us at that moment: its way here took time. */
const onTheWay = 2_000
/** Beyond this many the oldest go sooner. */
const mostKept = 5_000

interface Heard {
  at: number
  announcement: Announcement
}

/** The last announcements of every business, so that a stream can begin where a page was asked for. */
export function recentAnnouncements(now: () => number = () => performance.now()) {
  let kept: Heard[] = []
  /** Since when nothing is missing here; null while nothing is heard. */
  let from: number | null = null

  function tidy(): void {
    const oldest = now() - keepTime
    const first = kept.findIndex(({ at }) => at >= oldest)
    kept = first < 0 ? [] : kept.slice(first)
  }

  return {
    /** From now on everything is heard. */
    begin(): void {
      kept = []
      from = now()
    },

    /** Nothing is heard until it begins anew. */
    stop(): void {
      kept = []
      from = null
    },

    put(announcement: Announcement): void {
      if (from === null) return
      kept.push({ at: now(), announcement })
      if (kept.length <= mostKept) return
      // Half of them, so that a flood does not move them all each time.
      kept = kept.slice(mostKept / 2)
      from = kept[0]?.at ?? from
    },

    /** What was heard of a business in the last so many milliseconds; null when something may be missing. */
    of(businessId: number, since: number): Announcement[] | null {
      tidy()
      const start = now() - since - onTheWay
      if (from === null || start < from || start < now() - keepTime) return null
      return kept
        .filter(({ at, announcement }) => at >= start && announcement.businessId === businessId)
        .map(({ announcement }) => announcement)
    },
  }
}
