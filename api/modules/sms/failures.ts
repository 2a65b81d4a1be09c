import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { addresseesOf, managersOf } from '#api/modules/sms/addressees.ts'
import { dayAndTime } from '#api/modules/sms/reminders/templates.ts'
import { endNotifications, notify } from '#api/modules/team/notifications/notify.ts'

interface FailedText {
  id: number
  customerId: number | null
  appointmentId: number | null
}

/**
 * Reports a failed text once, in the transaction that sets its row to FAILED: writes an activity and notifies. A text
 * without a customer, such as a test, is reported to its sender directly.
 */
export async function reportFailure(tx: BusinessContext, text: FailedText, reason: string): Promise<void> {
  const { id, customerId, appointmentId } = text
  if (customerId === null) return
  await recordActivity(tx, {
    customerId,
    subject: `SmsMessage:${id}`,
    type: 'NOTE',
    description: `Text failed: ${reason}`,
  })
  const customer = await tx.db.customer.findFirst({ where: { id: customerId }, select: { name: true } })
  const notice = {
    kind: 'text-failed',
    title: `Text to ${customer?.name ?? 'a customer'} failed: ${reason}`,
    subject: `Customer:${customerId}`,
  } as const
  for (const userId of await addresseesOf(tx, appointmentId)) await notify(tx, userId, notice)
}

interface UnknownText {
  id: number
  customerId: number
  startsAt: Date
}

/**
 * Notifies all managers and admins that the reminder may not have arrived, so that one of them decides
 * (docs/product/texts.md#nobody-knows).
 */
export async function reportUnknown(
  tx: BusinessContext,
  { id, customerId, startsAt }: UnknownText,
): Promise<void> {
  await recordActivity(tx, {
    customerId,
    subject: `SmsMessage:${id}`,
    type: 'NOTE',
    description: 'Text may not have arrived: appointment reminder',
  })
  const customer = await tx.db.customer.findFirst({ where: { id: customerId }, select: { name: true } })
  const [kind, subject] = ['text-unknown', `SmsMessage:${id}`] as const
  const when = dayAndTime({ startsAt, timeZone: tx.timeZone })
  const title = `The reminder to ${customer?.name ?? 'a customer'} for ${when} may not have arrived`
  await endNotifications(tx, kind, subject)
  for (const userId of await managersOf(tx)) await notify(tx, userId, { kind, title, subject })
}
