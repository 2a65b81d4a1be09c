import type { Shop } from '#api/core/shop.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { addresseesOf } from '#api/modules/sms/addressees.ts'
import { notify } from '#api/modules/team/notifications.ts'

interface FailedText {
  id: number
  customerId: number | null
  appointmentId: number | null
}

/**
 * Tells of a text that did not go out, once, in the transaction that turns its row into FAILED: a line of the log, and
 * *For you* (decisions sections 7 and 14). A text to nobody's customer, such as a test, is told of on the spot.
 */
export async function tellOfFailure(tx: Shop, text: FailedText, reason: string): Promise<void> {
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
