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

const inTurn = `SELECT pg_advisory_xact_lock(hashtextextended('appointments of ' || $1::int || ' on ' || $2, 0))::text`

/** Makes bookings of a day run one after the other, until the transaction ends. Take this lock after all others. */
export async function lockDay(tx: BusinessContext, date: Day): Promise<void> {
  await tx.sql(inTurn, date)
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
  await lockDay(tx, date)
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
