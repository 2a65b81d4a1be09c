import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { localDay, localTime, zonedInstant } from '#api/core/time/localTime.ts'
import { shortest } from '#api/modules/appointments/times.ts'
import { endReminders } from '#api/modules/sms/reminders/cancel.ts'

const minute = 60_000

/** The instant in another time zone that has the same local day and time. */
function sameLocalTime(instant: Date, from: string, to: string): Date {
  const moved = zonedInstant(localDay(instant, from), localTime(instant, from), to)
  return new Date(moved.getTime() + (instant.getTime() % minute))
}

/** Pending follow-ups keep their day and their 09:00. */
async function moveFollowUps(tx: BusinessContext, from: string, to: string): Promise<void> {
  const waiting = await tx.sql<{ instant: Date }>(
    `SELECT DISTINCT "scheduledDate" AS instant FROM "FollowUp"
     WHERE "businessId" = $1 AND state = 'PENDING'`,
  )
  await tx.sql(
    `UPDATE "FollowUp" row SET "scheduledDate" = moved.later
     FROM unnest($2::text[]::timestamptz[], $3::text[]::timestamptz[]) moved (earlier, later)
     WHERE row."businessId" = $1 AND row.state = 'PENDING' AND row."scheduledDate" = moved.earlier`,
    waiting.map(({ instant }) => instant.toISOString()),
    waiting.map(({ instant }) => sameLocalTime(instant, from, to).toISOString()),
  )
}

/** Appointments keep their date and times; their instants are computed again. */
async function moveAppointments(tx: BusinessContext, to: string): Promise<void> {
  const times = await tx.sql<{ date: string; time: string }>(
    `SELECT DISTINCT date, time FROM "ServiceAppointment", LATERAL (VALUES ("startTime"), ("endTime")) times (time)
     WHERE "businessId" = $1`,
  )
  await tx.sql(
    `WITH moved AS (
       SELECT * FROM unnest($2::text[], $3::text[], $4::text[]::timestamptz[]) moved (date, time, instant)
     )
     UPDATE "ServiceAppointment" row SET "startsAt" = starts.instant,
       "endsAt" = greatest(ends.instant, starts.instant + interval '${shortest} minutes')
     FROM moved starts, moved ends
     WHERE row."businessId" = $1 AND starts.date = row.date AND starts.time = row."startTime"
       AND ends.date = row.date AND ends.time = row."endTime"`,
    times.map(({ date }) => date),
    times.map(({ time }) => time),
    times.map(({ date, time }) => zonedInstant(date, time, to).toISOString()),
  )
}

/** Updates everything that keeps its local time when the time zone of the business changes. */
export async function moveToZone(tx: BusinessContext, from: string, to: string): Promise<void> {
  await moveFollowUps(tx, from, to)
  await endReminders(tx)
  await moveAppointments(tx, to)
}
