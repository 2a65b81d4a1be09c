import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** What the bell's *For you* list tells of. */
type NotificationRows = 'assigned' | 'note-shared' | 'text-failed' | 'text-unknown' | 'customer-replied'

interface Notice {
  kind: NotificationRows
  /** One line; what is beyond 200 characters is cut. */
  title: string
  /** What it is about, as `HotBoardItem:12`. */
  subject: string
}

const longest = 200

/**
 * Tells a colleague of something, in the transaction of the act it tells of. Nobody is told of what they did
 * themselves.
 */
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

/** Takes a matter off the lists of all who were told of it: it has been dealt with. */
export async function endNotifications(
  ctx: BusinessContext,
  kind: NotificationRows,
  subject: string,
): Promise<void> {
  await ctx.db.notification.deleteMany({ where: { kind, subject } })
}
