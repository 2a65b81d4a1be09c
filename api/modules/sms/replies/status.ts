import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForKeyShare, lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { SmsState } from '#api/generated/enums.ts'
import { reportFailure } from '#api/modules/sms/failures.ts'
import { failureReason, optedOutCode } from '#api/modules/sms/gateway/reasons.ts'
import { optOut } from '#api/modules/sms/opt-outs/optOuts.ts'
import { recordSent } from '#api/modules/sms/reminders/outcomes.ts'
import { endNotifications } from '#api/modules/team/notifications/notify.ts'

/** A delivery status from the provider. */
export interface StatusCallback {
  /** The id of our row, from the URL; null without it. */
  messageId: number | null
  /** The provider's message id. */
  sid: string
  /** The provider's status. */
  status: string
  errorCode: number | null
}

/** Our state for each of the provider's statuses. A text that the provider has accepted counts as sent. */
const meanings: Readonly<Record<string, 'SENT' | 'DELIVERED' | 'FAILED'>> = {
  accepted: 'SENT',
  scheduled: 'SENT',
  queued: 'SENT',
  sending: 'SENT',
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'FAILED',
  failed: 'FAILED',
  canceled: 'FAILED',
}

/**
 * The rank of each state. Callbacks arrive late, repeatedly and in any order, so a text only changes to a state of
 * higher rank; DELIVERED is final.
 */
const known: Record<SmsState, number> = {
  PENDING: 0,
  CLAIMED: 0,
  UNKNOWN: 0,
  CANCELLED: 0,
  SENT: 1,
  FAILED: 2,
  DELIVERED: 3,
}

const noReason = 'The text was not delivered, and the provider gave no reason.'

/**
 * Finds and locks the row of a text; its appointment is locked first, in the same order as a move of the appointment.
 * The row is found by the provider's id or, while it has none, by the id in the URL.
 */
async function lockMessage(tx: BusinessContext, { messageId, sid }: StatusCallback) {
  const named = await tx.db.smsMessage.findFirst({ where: { providerSid: sid } })
  const found =
    named ?? (await tx.db.smsMessage.findFirst({ where: { id: messageId ?? 0, providerSid: null } }))
  if (!found) return null
  if (found.customerId !== null) await lockForKeyShare(tx, 'Customer', found.customerId)
  await tx.sql(
    'SELECT 1 FROM "ServiceAppointment" WHERE "businessId" = $1 AND id = $2 FOR NO KEY UPDATE',
    found.appointmentId,
  )
  await lockForUpdate(tx, 'SmsMessage', found.id)
  return tx.db.smsMessage.findFirst({
    where: { id: found.id, OR: [{ providerSid: sid }, { providerSid: null }] },
  })
}

/**
 * Records a delivery status; repeated or outdated ones change nothing. It also marks a text as sent whose row does
 * not show that yet, because the callback was faster than the response or the response was lost.
 */
export function takeStatus(ctx: BusinessContext, callback: StatusCallback): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { sid, errorCode } = callback
    const state = meanings[callback.status.toLowerCase()]
    const text = state && (await lockMessage(tx, callback))
    if (!text || known[state] <= known[text.state]) return
    const failed = state === 'FAILED'
    const reason = errorCode === null ? noReason : failureReason(errorCode)
    await tx.db.smsMessage.update({
      where: tx.key(text.id),
      data: {
        state,
        providerSid: sid,
        sentAt: text.sentAt ?? (failed ? null : tx.now()),
        nextAttemptAt: null,
        errorCode: failed ? errorCode : null,
        errorReason: failed ? reason : null,
      },
    })
    await endNotifications(tx, 'text-unknown', `SmsMessage:${text.id}`)
    if (failed) {
      if (errorCode === optedOutCode) await optOut(tx, text.toNumber)
      await reportFailure(tx, text, reason)
    } else if (known[text.state] === 0) {
      const about = text.kind === 'reminder' ? ': appointment reminder' : ''
      await recordSent(tx, text, `Text sent${about}`)
    }
  })
}
