import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

// Part of the transaction of the act that cancels the reminders, after it has locked their appointments. A claimed
// text has not been released yet, and its release checks the state; a released one is with the provider.
const unsent = `kind = 'reminder' AND (state = 'PENDING' OR (state = 'CLAIMED' AND "callingAt" IS NULL)
  OR (state = 'FAILED' AND "providerSid" IS NULL))`

/**
 * Cancels the unsent reminders of appointments. If an appointment keeps its schedule version, its reminder may
 * become due again, with all attempts. Notifications about a reminder that may have arrived are removed, because no
 * decision is needed any more.
 */
export async function endReminder(tx: BusinessContext, ...appointmentIds: number[]): Promise<void> {
  await tx.sql(
    `UPDATE "SmsMessage" SET state = 'CANCELLED', attempts = 0, "nextAttemptAt" = NULL, "updatedAt" = $3::timestamptz
     WHERE "businessId" = $1 AND "appointmentId" = ANY ($2) AND ${unsent}`,
    appointmentIds,
    tx.now(),
  )
  await tx.sql(
    `DELETE FROM "Notification" WHERE "businessId" = $1 AND kind = 'text-unknown' AND subject IN (
       SELECT 'SmsMessage:' || id FROM "SmsMessage" WHERE "businessId" = $1 AND "appointmentId" = ANY ($2))`,
    appointmentIds,
  )
}

/**
 * Cancels the unsent reminders of all future appointments after a change of the time zone. Reminders that went out,
 * or may have, named the local time, which stays the same.
 */
export async function endReminders(tx: BusinessContext): Promise<void> {
  await tx.sql(
    `WITH ended AS (
       UPDATE "SmsMessage" SET state = 'CANCELLED', attempts = 0, "nextAttemptAt" = NULL, "updatedAt" = $2::timestamptz
       WHERE "businessId" = $1 AND ${unsent} AND "appointmentId" IN (
         SELECT id FROM "ServiceAppointment"
         WHERE "businessId" = $1 AND status = 'SCHEDULED' AND "startsAt" > $2::timestamptz)
       RETURNING "appointmentId")
     UPDATE "ServiceAppointment" SET "scheduleVersion" = "scheduleVersion" + 1
     WHERE "businessId" = $1 AND id IN (SELECT "appointmentId" FROM ended)`,
    tx.now(),
  )
}
