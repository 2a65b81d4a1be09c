import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

// Within the transaction of the act that ends them, after its appointments are held. A text that was claimed is still
// to be let go, and the row says then that it is not; one that was let go is with the provider.
const unsent = `kind = 'reminder' AND (state = 'PENDING' OR (state = 'CLAIMED' AND "callingAt" IS NULL)
  OR (state = 'FAILED' AND "providerSid" IS NULL))`

/**
 * Ends the reminder of an appointment that was not sent. Where the appointment keeps its version, it may become due
 * again: one that failed then has its attempts anew. Nobody has to decide any more about one that may have gone out.
 */
export async function endReminder(tx: BusinessContext, appointmentId: number): Promise<void> {
  await tx.sql(
    `UPDATE "SmsMessage" SET state = 'CANCELLED', attempts = 0, "nextAttemptAt" = NULL, "updatedAt" = $3::timestamptz
     WHERE "businessId" = $1 AND "appointmentId" = $2 AND ${unsent}`,
    appointmentId,
    tx.now(),
  )
  await tx.sql(
    `DELETE FROM "Notification" WHERE "businessId" = $1 AND kind = 'text-unknown' AND subject IN (
       SELECT 'SmsMessage:' || id FROM "SmsMessage" WHERE "businessId" = $1 AND "appointmentId" = $2)`,
    appointmentId,
  )
}

/**
 * Ends the reminders of all appointments ahead that were not sent, as the shop's clocks are set anew; those that went
 * out, or may have, told the local time, which stays.
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
