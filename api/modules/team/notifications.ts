import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

type NotificationRows = 'assigned' | 'note-shared' | 'text-failed' | 'text-unknown' | 'customer-replied'

interface Notice {
  kind: NotificationRows
  /** One line, cut at 200 characters. */
  title: string
  /** The record it is about, such as `HotBoardItem:12`. */
  subject: string
}

const longest = 200

/** Notifies a user in the transaction of the act. Users are not notified of their own acts. */
export async function notify(
  ctx: BusinessContext,
  userId: number,
  { title, ...notice }: Notice,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'member' && actor.userId === userId) return
  const line = [...title].slice(0, longest).join('')
  await ctx.db.notification.create({
    data: { ...ctx.tenant, ...notice, userId, title: line, createdAt: ctx.now() },
  })
}

/** Removes all users' notifications about a subject that has been dealt with. */
export async function endNotifications(
  ctx: BusinessContext,
  kind: NotificationRows,
  subject: string,
): Promise<void> {
  await ctx.db.notification.deleteMany({ where: { kind, subject } })
}
