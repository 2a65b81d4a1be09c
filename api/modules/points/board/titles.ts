import { titles } from '#api/modules/points/stats.ts'

/** A title, and the points from which it is held. */
export type Title = Pick<(typeof titles)[number], 'name' | 'minPoints'>

/** The title for a number of points. */
export function titleAt(points: number): Title {
  return titles.findLast(({ minPoints }) => points >= minPoints) ?? titles[0]
}

/** The next title; null at the highest one. */
export function titleAfter(points: number): Title | null {
  return titles.find(({ minPoints }) => points < minPoints) ?? null
}
