import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { User } from '#api/generated/client.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'
import { recordsOf } from '#api/modules/team/users/handedOver.ts'
import type { HandedOver } from '#api/modules/team/users/openWork.ts'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

/** Notifies a user of the work that was handed over to them; does nothing when there is none. */
export async function notifyHandover(
  tx: BusinessContext,
  recipientId: number,
  { id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>,
  work: HandedOver,
): Promise<void> {
  const parts = [
    ...counted(work.appointments.length, 'appointment', 'appointments'),
    ...counted(work.hotBoardItems.length, 'hot board item', 'hot board items'),
    ...counted(work.vendorContacts.length, 'vendor contact', 'vendor contacts'),
    ...counted(work.tasks.length, 'task', 'tasks'),
    ...counted(work.customers.length, 'customer', 'customers'),
  ]
  if (parts.length === 0) return
  await notify(tx, recipientId, {
    kind: 'assigned',
    title: `${tx.actorName} gave you the open work of ${firstName} ${lastName}: ${parts.join(', ')}`,
    subject: `User:${id}`,
    records: recordsOf(work),
  })
}
