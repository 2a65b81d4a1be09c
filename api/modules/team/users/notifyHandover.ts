import type { User } from '#api/core/database/generated/client.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'
import type { OpenWork } from '#api/modules/team/users/openWork.ts'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

/** Notifies a user of the work that was handed over to them; does nothing when there is none. */
export async function notifyHandover(
  tx: BusinessContext,
  recipientId: number,
  { id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>,
  { hotBoardItems, vendorContacts, tasks }: OpenWork,
): Promise<void> {
  const parts = [
    ...counted(hotBoardItems, 'hot board item', 'hot board items'),
    ...counted(vendorContacts, 'vendor contact', 'vendor contacts'),
    ...counted(tasks, 'task', 'tasks'),
  ]
  if (parts.length === 0) return
  await notify(tx, recipientId, {
    kind: 'assigned',
    title: `${tx.actorName} gave you the open work of ${firstName} ${lastName}: ${parts.join(', ')}`,
    subject: `User:${id}`,
  })
}
