import type { Calendar } from './calendar.ts'
import type { Chance } from './chance.ts'
import type { Regular } from './customers.ts'

const aMoment = 10 * 60_000

/**
 * The creation time of a record about a customer: two to five days before its day, but not before the customer was
 * created and not in the future.
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
