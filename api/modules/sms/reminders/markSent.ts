import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { SmsMessage } from '#api/generated/client.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { lockText } from '#api/modules/sms/reminders/outcomes.ts'
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
    const { scheduleVersion, callingAt } = text
    const marked = await tx.db.smsMessage.update({
      where: tx.key(id),
      data: { state: 'SENT', sentAt: callingAt ?? tx.now(), markedSentBy: tx.actorName, errorReason: null },
    })
    if (appointmentId !== null) {
      await tx.db.serviceAppointment.updateMany({
        where: { id: appointmentId, scheduleVersion },
        data: { reminderSent: true },
      })
    }
    if (customerId !== null) {
      await recordActivity(tx, {
        customerId,
        subject: `SmsMessage:${id}`,
        type: 'NOTE',
        description: 'Text marked as sent: appointment reminder',
      })
    }
    await endNotifications(tx, 'text-unknown', `SmsMessage:${id}`)
    return marked
  })
}
