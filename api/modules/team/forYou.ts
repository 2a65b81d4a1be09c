import type { Prisma } from '#api/core/database/generated/client.ts'
import { notFound } from '#api/core/errors.ts'
import type { Order } from '#api/core/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { Shop } from '#api/core/shop.ts'

export type NotificationRow = Prisma.NotificationGetPayload<object>

const newestFirst: Order<NotificationRow> = [['id', 'desc', 'integer']]

/** Whose *For you* list is read; 0, which nobody has, for the system. */
export function readerOf({ actor }: Shop): number {
  return actor.kind === 'member' ? actor.userId : 0
}

/** News are for one person alone (decisions section 14); the same predicate lists and guards. */
export function ownNews(shop: Shop): Prisma.NotificationWhereInput {
  return { userId: readerOf(shop) }
}

/** The actor's *For you* list, newest first. */
export function newsList(shop: Shop): List<NotificationRow> {
  return { order: newestFirst, where: ownNews(shop) }
}

/** What the actor has not read, in no order that people see. */
export function unreadNews(shop: Shop): List<NotificationRow & { readAt: Date }> {
  return { order: [['readAt', 'asc', 'instant']], where: { ...ownNews(shop), readAt: null } }
}

async function findNews(shop: Shop, id: number): Promise<NotificationRow> {
  const news = await shop.db.notification.findFirst({ where: { AND: [ownNews(shop), { id }] } })
  if (!news) throw notFound('Notification')
  return news
}

/**
 * Marks one of the actor's own as read. Doing it again keeps the first time.
 * @throws NOT_FOUND also for a colleague's
 */
export async function markRead(shop: Shop, id: number): Promise<NotificationRow> {
  await shop.db.notification.updateMany({
    where: { AND: [ownNews(shop), { id, readAt: null }] },
    data: { readAt: shop.now() },
  })
  return findNews(shop, id)
}

/**
 * Marks as read all of the actor's own up to the newest one that they have seen: what arrives meanwhile stays unread.
 * @throws NOT_FOUND also for a colleague's
 */
export async function markAllRead(shop: Shop, newest: number): Promise<NotificationRow> {
  await findNews(shop, newest)
  await shop.db.notification.updateMany({
    where: { AND: [ownNews(shop), { id: { lte: newest }, readAt: null }] },
    data: { readAt: shop.now() },
  })
  return findNews(shop, newest)
}
