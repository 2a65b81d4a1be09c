import { found } from '#api/core/errors/errors.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'

export type NotificationRow = Prisma.NotificationGetPayload<object>

const newestFirst: Order<NotificationRow> = [['id', 'desc', 'integer']]

/** The user whose *For you* list is read; 0, which is no user's id, for API keys and the system. */
export function readerOf({ userId }: BusinessContext): number {
  return userId ?? 0
}

/** The condition for the actor's own notifications; lists and guards use it. */
export function ownNotifications(ctx: BusinessContext): Prisma.NotificationWhereInput {
  return { userId: readerOf(ctx) }
}

/** The actor's *For you* list, newest first. */
export function notificationList(ctx: BusinessContext): List<NotificationRow> {
  return { order: newestFirst, where: ownNotifications(ctx) }
}

/** The actor's unread notifications, for counting; their order is not shown. */
export function unreadNotifications(ctx: BusinessContext): List<NotificationRow & { readAt: Date }> {
  return { order: [['readAt', 'asc', 'instant']], where: { ...ownNotifications(ctx), readAt: null } }
}

async function findNotification(ctx: BusinessContext, id: number): Promise<NotificationRow> {
  return found(
    'Notification',
    await ctx.db.notification.findFirst({ where: { AND: [ownNotifications(ctx), { id }] } }),
  )
}

/**
 * Marks one of the actor's notifications as read. A repeated call keeps the first time.
 * @throws NOT_FOUND, also for another user's notification
 */
export async function markRead(ctx: BusinessContext, id: number): Promise<NotificationRow> {
  await ctx.db.notification.updateMany({
    where: { AND: [ownNotifications(ctx), { id, readAt: null }] },
    data: { readAt: ctx.now() },
  })
  return findNotification(ctx, id)
}

/**
 * Marks the actor's notifications as read, up to the newest one that the user has seen; those that arrive meanwhile
 * stay unread.
 * @throws NOT_FOUND, also for another user's notification
 */
export async function markAllRead(ctx: BusinessContext, newest: number): Promise<NotificationRow> {
  await findNotification(ctx, newest)
  await ctx.db.notification.updateMany({
    where: { AND: [ownNotifications(ctx), { id: { lte: newest }, readAt: null }] },
    data: { readAt: ctx.now() },
  })
  return findNotification(ctx, newest)
}
