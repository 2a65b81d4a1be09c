import { titles } from '#api/modules/gamification/stats.ts'

/** A title, and the points from which it is held. */
export type Title = Pick<(typeof titles)[number], 'name' | 'minPoints'>

/** The title that so many points earn. */
export function titleAt(points: number): Title {
  return titles.findLast(({ minPoints }) => points >= minPoints) ?? titles[0]
}

/** The title that comes next; null for a legend. */
export function titleAfter(points: number): Title | null {
  return titles.find(({ minPoints }) => points < minPoints) ?? null
}
