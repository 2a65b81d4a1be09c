import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Day } from '#api/core/time/localTime.ts'
import { may } from '#api/core/viewer/viewer.ts'

/** The business settings that every booking depends on. */
export interface CalendarRules {
  timeZone: string
  /** The maximum number of appointments per day. */
  most: number
}

/** Reads the calendar rules and locks them until the transaction ends. Take this lock before all others. */
export async function lockCalendarRules(tx: BusinessContext): Promise<CalendarRules> {
  const [rules] = await tx.sql<CalendarRules>(
    'SELECT "timeZone", "maxAppointmentsPerDay" AS most FROM "Business" WHERE id = $1 FOR SHARE',
  )
  if (!rules) throw new AppError('INTERNAL', { cause: 'the business is gone' })
  return rules
}

const inTurn = `
  SELECT pg_advisory_xact_lock(hashtextextended('appointments of ' || $1::int || ' on ' || day, 0))::text
    FROM (SELECT day FROM unnest($2::text[]) AS day ORDER BY day) AS days`

/** Makes bookings of days run one after the other, until the transaction ends, as `takeSlot` does. */
export async function lockDays(tx: BusinessContext, days: Day[]): Promise<void> {
  await tx.sql(inTurn, days)
}

const freeSlot = `SELECT count(*)::int AS taken, (
    SELECT min(place) FROM generate_series(1, $4::int) place
     WHERE NOT coalesce(place = ANY (array_agg(appointment.place)), false)) AS free
  FROM "ServiceAppointment" appointment
 WHERE "businessId" = $1 AND date = $2 AND status <> 'CANCELLED' AND id <> $3`

interface Booking {
  date: Day
  /** The id of the appointment that moves; 0 for a new one. */
  except: number
  /** Book beyond the limit, which managers may. */
  overbook: boolean
}

/**
 * Takes a free slot of a day; null for an appointment beyond the limit. An advisory lock makes bookings of one day run
 * one after the other on every server, and a unique key lets no two appointments of a day have the same slot. Take this
 * lock after all others.
 * @throws CONFLICT when the day is full, FORBIDDEN for those who may not overbook
 */
export async function takeSlot(
  tx: BusinessContext,
  { most }: CalendarRules,
  booking: Booking,
): Promise<number | null> {
  const { date, except, overbook } = booking
  await tx.sql(inTurn, [date])
  const [day] = await tx.sql<{ taken: number; free: number | null }>(freeSlot, date, except, most)
  if (!day || day.taken < most) return day?.free ?? 1
  if (!overbook) throw fullDay(day.taken)
  if (!may(tx.actor, 'appointment:overbook')) throw new AppError('FORBIDDEN')
  return null
}

function fullDay(taken: number): AppError {
  const message = `This day already has ${taken} appointment${taken === 1 ? '' : 's'}.`
  return new AppError('CONFLICT', { message, fields: { date: [message] } })
}
