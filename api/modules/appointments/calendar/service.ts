import { badField } from '#api/core/errors/errors.ts'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { nameKeySql } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day } from '#api/core/time/localTime.ts'

/** A day of the calendar: its counts, and the ids of its first appointments. */
export interface CalendarDay {
  date: Day
  /** The number of appointments of all technicians, except cancelled ones. */
  count: number
  /** The number of those that match the filter. */
  matchingCount: number
  cancelledCount: number
  /** Whether the day has reached the business's limit. */
  isFull: boolean
  /** The first 100 appointments that are not cancelled, by time. */
  kept: number[]
  /** The first 100 cancelled appointments, by time. */
  cancelled: number[]
}

/** Whose appointments the days list; all without a filter. */
export interface TechnicianFilter {
  /** The actor's own. */
  mine?: boolean | null
  /** The global id of a user. */
  technicianUserId?: string | null
  /** The name of an external technician, in whatever spelling. */
  technician?: string | null
  /** Those of technicians who have left the team. */
  needsTechnician?: boolean | null
}

/** The maximum number of days in one request: the grid of a month. */
export const mostDays = 42

/** The number of appointments in a day's cell. */
export const shownInCell = 2

/** The maximum number of appointments of a day that one request reads. */
export const mostOfDay = 100

/**
 * The days from `from` to `to`, inclusive.
 * @throws BAD_INPUT when there are none, or more than 42
 */
export function daysFrom(from: Day, to: Day): Day[] {
  if (to < from) throw badField('to', 'The last day comes before the first')
  const days = Array.from({ length: mostDays }, (_day, i) => addDays(from, i)).filter((day) => day <= to)
  if (days.at(-1) !== to) throw badField('to', `At most ${mostDays} days can be read at once`)
  return days
}

const listed = (which: string) =>
  `coalesce((array_agg(id ORDER BY "startTime", id) FILTER (WHERE ${which}))[1:${mostOfDay}], '{}')`

/** Counts the days $2; `matches` is the condition of the filter on an appointment. */
const counted = (matches: string) => `
  SELECT date, count(*) FILTER (WHERE status <> 'CANCELLED')::int AS count,
      count(*) FILTER (WHERE status <> 'CANCELLED' AND ${matches})::int AS "matchingCount",
      count(*) FILTER (WHERE status = 'CANCELLED' AND ${matches})::int AS "cancelledCount",
      ${listed(`status <> 'CANCELLED' AND ${matches}`)} AS kept,
      ${listed(`status = 'CANCELLED' AND ${matches}`)} AS cancelled,
      (SELECT "maxAppointmentsPerDay" FROM "Business" WHERE id = $1) AS most
    FROM "ServiceAppointment" WHERE "businessId" = $1 AND date = ANY ($2::bpchar[]) GROUP BY date`

const hasLeft = `(status IN ('SCHEDULED', 'IN_PROGRESS') AND "technicianUserId" = ANY (ARRAY(
  SELECT id FROM "User" WHERE "businessId" = $1 AND NOT "isActive")))`

const isOutside = (name: string) =>
  `("technicianUserId" IS NULL AND ${nameKeySql('technician')} = ${nameKeySql(name)})`

function userIn(id: string): number {
  const user = readGlobalId(id)
  return user.typename === 'User' ? rowId(user.id) : 0
}

/** The condition of a filter in SQL. API keys and the system have no appointments. */
export function technicianSql(
  { userId }: BusinessContext,
  filter: TechnicianFilter,
  bind: (value: unknown) => string,
): string {
  if (filter.mine) return `"technicianUserId" = ${bind(userId ?? 0)}`
  if (filter.technicianUserId) return `"technicianUserId" = ${bind(userIn(filter.technicianUserId))}`
  if (filter.technician) return isOutside(bind(filter.technician))
  return filter.needsTechnician ? hasLeft : 'true'
}

const nothing = { count: 0, matchingCount: 0, cancelledCount: 0, isFull: false, kept: [], cancelled: [] }

/**
 * Counts the appointments of these days in one statement, in the given order. Each day reads its own range of an
 * index. The filter limits what is listed, not whether a day is full.
 */
export async function calendarDaysOf(
  ctx: BusinessContext,
  days: readonly Day[],
  filter: TechnicianFilter = {},
): Promise<CalendarDay[]> {
  const values: unknown[] = [days]
  const condition = technicianSql(ctx, filter, (value) => `$${1 + values.push(value)}`)
  const rows = await ctx.sql<Omit<CalendarDay, 'isFull'> & { most: number }>(counted(condition), ...values)
  const found = new Map(rows.map(({ most, ...day }) => [day.date, { ...day, isFull: day.count >= most }]))
  return days.map((date) => found.get(date) ?? { ...nothing, date })
}
