import { addDays, type Day } from '#api/core/time/localTime.ts'
import type { Prisma } from '#api/generated/client.ts'

export type StatsRow = Prisma.GamificationStatsGetPayload<object>

/** A title, held for a number of points. */
export interface Title {
  name: string
  /** The points from which the title is held. */
  minPoints: number
  /** The name of a Lucide icon. */
  icon: string
}

/** The titles, by current points, lowest first. */
export const titles = [
  { name: 'Newcomer', minPoints: 0, icon: 'sprout' },
  { name: 'Helper', minPoints: 100, icon: 'hand-helping' },
  { name: 'Go-Getter', minPoints: 300, icon: 'rocket' },
  { name: 'Closer', minPoints: 750, icon: 'badge-check' },
  { name: 'Team Star', minPoints: 1500, icon: 'star' },
  { name: 'Shop Hero', minPoints: 3000, icon: 'trophy' },
  { name: 'Legend', minPoints: 6000, icon: 'crown' },
] as const satisfies Title[]

/** The title for a number of points. */
export function titleAt(points: number): Title {
  return titles.findLast(({ minPoints }) => points >= minPoints) ?? titles[0]
}

/** The next title; null at the highest one. */
export function titleAfter(points: number): Title | null {
  return titles.find(({ minPoints }) => points < minPoints) ?? null
}

/**
 * The current streak in days. The row stores the streak of its last day, which is still alive when that was today or
 * yesterday.
 */
export function currentStreak(
  { streakDays, lastActivityDate }: Pick<StatsRow, 'streakDays' | 'lastActivityDate'>,
  today: Day,
): number {
  const last = lastActivityDate?.toISOString().slice(0, 10)
  return last !== undefined && last >= addDays(today, -1) ? streakDays : 0
}
