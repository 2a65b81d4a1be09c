import type { Calendar } from './calendar.ts'
import type { Chance } from './chance.ts'
import type { Regular } from './customers.ts'

const aMoment = 10 * 60_000

/**
 * When something with a customer was put into the book: two to five days before its day, never before the
 * customer came and never after now.
 */
export function leadTime(
  calendar: Calendar,
  chance: Chance,
  regular: Regular,
  day: number,
  since = regular.row.createdAt,
): Date {
  const planned = Math.max(Math.min(day, 0) - 2 - chance.below(4), regular.came)
  const moment = calendar.past(planned, chance.timeBetween(9, 18)).getTime()
  const earliest = since.getTime() + aMoment
  return new Date(Math.min(Math.max(moment, earliest), calendar.now.getTime()))
}
