import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { SmsMessage } from '#api/generated/client.ts'
import { lockText, recordSent } from '#api/modules/sms/reminders/outcomes.ts'
import { findText, isUnsettled, settledConflict } from '#api/modules/sms/reminders/unsettled.ts'
import { endNotifications } from '#api/modules/team/notifications/notify.ts'

/**
 * Marks a reminder as sent by the decision of a user (docs/product/texts.md#nobody-knows).
 * @throws NOT_FOUND; CONFLICT when another user has already decided, or the look-ups are not finished
 */
export function markReminderSent(ctx: BusinessContext, id: number): Promise<SmsMessage> {
  return ctx.transaction(async (tx) => {
    const { appointmentId, customerId } = await findText(tx, id)
    if (appointmentId !== null && customerId !== null) {
      await lockText(tx, { messageId: id, appointmentId, customerId })
    }
    await lockForUpdate(tx, 'SmsMessage', id)
    const text = await findText(tx, id)
    if (!isUnsettled(text)) throw settledConflict(text)
    const marked = await tx.db.smsMessage.update({
      where: tx.key(id),
      data: {
        state: 'SENT',
        sentAt: text.callingAt ?? tx.now(),
        markedSentBy: tx.actorName,
        errorReason: null,
      },
    })
    await recordSent(tx, marked, 'Text marked as sent: appointment reminder')
    await endNotifications(tx, 'text-unknown', `SmsMessage:${id}`)
    return marked
  })
}
