import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForKeyShare } from '#api/core/tenancy/lockForUpdate.ts'
import type { SmsMessage } from '#api/generated/client.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { reportFailure } from '#api/modules/sms/failures.ts'
import type { FoundText, SendOutcome } from '#api/modules/sms/gateway/smsGateway.ts'
import { optOut } from '#api/modules/sms/opt-outs/optOuts.ts'
import type { ReleasedText } from '#api/modules/sms/reminders/claims.ts'
import { firstLookUp, nextTry } from '#api/modules/sms/reminders/rule.ts'
import { endNotifications } from '#api/modules/team/notifications/notify.ts'

/** Error codes that concern the account or its number rather than the text, and can be resolved there. */
const accountCodes = new Set([20003, 20005, 20404, 21212, 21603, 21606, 21659, 21660, 30002])

/** Whether any other text of this business would fail in the same way. */
export function isOfAccount(outcome: SendOutcome): boolean {
  return outcome.kind === 'refused' && outcome.code !== null && accountCodes.has(outcome.code)
}

export type Text = Pick<ReleasedText, 'messageId' | 'appointmentId' | 'customerId'>

/** Updates a released text while its row meets `condition`; resolves to whether it did. */
async function settle(
  tx: BusinessContext,
  { messageId }: Text,
  condition: string,
  change: string,
  ...values: unknown[]
): Promise<boolean> {
  const rows = await tx.sql(
    `UPDATE "SmsMessage" SET "updatedAt" = $3::timestamptz, ${change}
     WHERE "businessId" = $1 AND id = $2 AND ${condition} RETURNING 1`,
    messageId,
    tx.now(),
    ...values,
  )
  return rows.length > 0
}

/** Locks the customer and the appointment of a text, in the same order as other acts. */
export async function lockText(tx: BusinessContext, { customerId, appointmentId }: Text): Promise<void> {
  await lockForKeyShare(tx, 'Customer', customerId)
  const hold = 'SELECT 1 FROM "ServiceAppointment" WHERE "businessId" = $1 AND id = $2 FOR NO KEY UPDATE'
  await tx.sql(hold, appointmentId)
}

const states: Record<string, 'DELIVERED' | 'FAILED'> = {
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'FAILED',
  failed: 'FAILED',
  canceled: 'FAILED',
}

/** The states of a text whose response was lost or late: it may be waiting again or have been claimed again. */
const isOpen = `state IN ('PENDING', 'CLAIMED', 'UNKNOWN')`

/**
 * Records that the provider has accepted the text, according to its response or its message list. Marks the
 * appointment as reminded if its time is still the same. Ignores who holds the claim, because a text that went out
 * must not be sent again.
 */
export function recordAccepted(
  ctx: BusinessContext,
  text: Text,
  { sid, status = 'queued', errorCode = null }: Partial<FoundText> & Pick<FoundText, 'sid'>,
): Promise<void> {
  const state = states[status] ?? 'SENT'
  const problem = state === 'FAILED' ? `The provider says: ${status}.` : null
  return ctx.transaction(async (tx) => {
    await lockText(tx, text)
    const settled = await settle(
      tx,
      text,
      isOpen,
      `state = $4::"SmsState", "providerSid" = $5, "sentAt" = coalesce("sentAt", "callingAt", $3::timestamptz),
       "nextAttemptAt" = NULL, "errorReason" = $6, "errorCode" = $7::int`,
      state,
      sid,
      problem,
      errorCode,
    )
    await tx.sql(
      `UPDATE "ServiceAppointment" appointment SET "reminderSent" = true, "updatedAt" = $3::timestamptz
       FROM "SmsMessage" message
       WHERE appointment."businessId" = $1 AND message."businessId" = $1 AND message.id = $2
         AND appointment.id = message."appointmentId" AND appointment."scheduleVersion" = message."scheduleVersion"
         AND NOT appointment."reminderSent"`,
      text.messageId,
      tx.now(),
    )
    if (!settled) return
    await endNotifications(tx, 'text-unknown', `SmsMessage:${text.messageId}`)
    if (problem) await reportFailure(tx, { ...text, id: text.messageId }, problem)
    else await logText(tx, text.customerId, text.messageId, 'Text sent: appointment reminder')
  })
}

function logText(tx: BusinessContext, customerId: number, id: number, description: string) {
  return recordActivity(tx, { customerId, subject: `SmsMessage:${id}`, type: 'NOTE', description })
}

/**
 * Records that a text was sent, without a response that says so: in the activity log of its customer and, for a
 * reminder, in the appointment if its time is still the same.
 */
export async function recordSent(
  tx: BusinessContext,
  { id, kind, customerId, appointmentId, scheduleVersion }: SmsMessage,
  description: string,
): Promise<void> {
  if (kind === 'reminder' && appointmentId !== null) {
    await tx.db.serviceAppointment.updateMany({
      where: { id: appointmentId, scheduleVersion },
      data: { reminderSent: true },
    })
  }
  if (customerId !== null) await logText(tx, customerId, id, description)
}

/**
 * Records the provider's response for a released text. When the text was not accepted, only the instance that still
 * holds the claim may record it, because another one may be sending it by now.
 */
export async function recordOutcome(
  ctx: BusinessContext,
  text: ReleasedText,
  outcome: SendOutcome,
): Promise<void> {
  if (outcome.kind === 'accepted') return recordAccepted(ctx, text, outcome)
  const { reason } = outcome
  const own = `state IN ('CLAIMED', 'UNKNOWN') AND "claimedBy" = $4`
  await ctx.transaction(async (tx) => {
    await lockText(tx, text)
    const now = tx.now()
    if (outcome.kind === 'unknown') {
      await settle(
        tx,
        text,
        `state = 'CLAIMED' AND "claimedBy" = $4`,
        `state = 'UNKNOWN', "errorReason" = $5, "nextAttemptAt" = $6::timestamptz`,
        text.claimedBy,
        reason,
        new Date(now.getTime() + firstLookUp),
      )
      return
    }
    const forGood = outcome.kind === 'refused' && !isOfAccount(outcome)
    const next = forGood ? null : nextTry(text.attempts, text.startsAt, now)
    if (next) {
      await settle(
        tx,
        text,
        own,
        `state = 'PENDING', "claimedBy" = NULL, "claimedAt" = NULL, "callingAt" = NULL, "absentSince" = NULL,
         "errorReason" = $5, "nextAttemptAt" = $6::timestamptz`,
        text.claimedBy,
        reason,
        next,
      )
      return
    }
    const code = outcome.kind === 'refused' ? outcome.code : null
    const failed = await settle(
      tx,
      text,
      own,
      `state = 'FAILED', "errorReason" = $5, "errorCode" = $6::int, "nextAttemptAt" = NULL`,
      text.claimedBy,
      reason,
      code,
    )
    if (outcome.kind === 'refused' && outcome.optedOut) await optOut(tx, text.to)
    if (failed) await reportFailure(tx, { ...text, id: text.messageId }, reason)
  })
}
