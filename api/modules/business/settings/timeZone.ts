import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { localTime, sameLocalTime, zonedInstant } from '#api/core/time/localTime.ts'
import { endReminders } from '#api/modules/sms/reminders/cancel.ts'

/** Pending follow-ups keep their day and their 09:00, and so do those that a return to a status may restore today. */
async function moveFollowUps(tx: BusinessContext, from: string, to: string): Promise<void> {
  const now = tx.now().toISOString()
  const open = `row."businessId" = $1
    AND (row.state = 'PENDING' OR (row.state = 'CANCELLED' AND row."scheduledDate" > $2::timestamptz
      AND row."updatedAt" > $2::timestamptz - interval '1 day'))`
  const waiting = await tx.sql<{ instant: Date }>(
    `SELECT DISTINCT "scheduledDate" AS instant FROM "FollowUp" row WHERE ${open}`,
    now,
  )
  await tx.sql(
    `UPDATE "FollowUp" row SET "scheduledDate" = moved.later
     FROM unnest($3::text[]::timestamptz[], $4::text[]::timestamptz[]) moved (earlier, later)
     WHERE ${open} AND row."scheduledDate" = moved.earlier`,
    now,
    waiting.map(({ instant }) => instant.toISOString()),
    waiting.map(({ instant }) => sameLocalTime(instant, from, to).toISOString()),
  )
}

/**
 * Appointments keep their local date and times; their instants are recomputed. A time inside a DST gap of the new zone
 * moves forward by the gap with its end, as in `instantsOf`.
 */
async function moveAppointments(tx: BusinessContext, to: string): Promise<void> {
  const times = await tx.sql<{ date: string; time: string }>(
    `SELECT DISTINCT date, time FROM "ServiceAppointment", LATERAL (VALUES ("startTime"), ("endTime")) times (time)
     WHERE "businessId" = $1`,
  )
  const instants = times.map(({ date, time }) => zonedInstant(date, time, to))
  await tx.sql(
    `WITH moved AS (
       SELECT * FROM unnest($2::text[], $3::text[], $4::text[]::timestamptz[], $5::text[])
         moved (date, time, instant, shown)
     ), settled AS (
       SELECT row.id, starts.instant, starts.shown, starts.shown <> starts.time AS skipped,
         row."endTime"::time - row."startTime"::time AS length, ends.instant AS ends, ends.shown AS "endShown"
       FROM "ServiceAppointment" row, moved starts, moved ends
       WHERE row."businessId" = $1 AND starts.date = row.date AND starts.time = row."startTime"
         AND ends.date = row.date AND ends.time = row."endTime"
     )
     UPDATE "ServiceAppointment" row SET "startsAt" = instant, "startTime" = shown,
       "endsAt" = CASE WHEN skipped THEN instant + length ELSE ends END,
       "endTime" = CASE WHEN skipped THEN to_char(shown::time + length, 'HH24:MI') ELSE "endShown" END
     FROM settled WHERE row."businessId" = $1 AND row.id = settled.id`,
    times.map(({ date }) => date),
    times.map(({ time }) => time),
    instants.map((instant) => instant.toISOString()),
    instants.map((instant) => localTime(instant, to)),
  )
}

/** Updates everything that keeps its local time when the time zone of the business changes. */
export async function moveToZone(tx: BusinessContext, from: string, to: string): Promise<void> {
  await moveFollowUps(tx, from, to)
  await endReminders(tx)
  await moveAppointments(tx, to)
}
