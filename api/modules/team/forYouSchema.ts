import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { recordId, rowId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { markAllRead, markRead, ownNotifications } from '#api/modules/team/forYou.ts'
import { viewerField } from '#api/modules/team/viewer.ts'

/** What a notification is about, in two parts. */
function subjectOf(subject: string): { type: string; id: number } {
  const [type = '', id = ''] = subject.split(':')
  return { type, id: rowId(id) }
}

/** An entry of the bell's *For you* list, private to the person it is for. */
export const Notification = builder.prismaNode('Notification', {
  nullable: true,
  description: "Something that concerns one person: an entry of the bell's *For you* list, theirs alone.",
  id: { resolve: (news) => String(news.id) },
  findUnique: (id, { ctx }) => ({ ...ctx.key(rowId(id)), AND: [ownNotifications(ctx)] }),
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    kind: t.exposeString('kind', {
      description: 'Such as `assigned`, `note-shared`, `text-failed`, `text-unknown`, `customer-replied`.',
    }),
    title: t.exposeString('title', { description: 'What happened, in a sentence.' }),
    subjectType: t.string({
      description: 'The type of the record it is about, as `HotBoardItem`.',
      resolve: ({ subject }) => subjectOf(subject).type,
    }),
    subjectDatabaseId: t.int({
      description: 'The number of the record it is about. The record may be gone.',
      resolve: ({ subject }) => subjectOf(subject).id,
    }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'Null while unread.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

mutation('markNotificationRead', {
  authScopes: { can: 'notification:markRead' },
  description: "Marks one of one's own notifications as read. Doing it again keeps the first time.",
  input: z.object({ id: recordId('Notification') }),
  resolve: ({ id }, { ctx }) => markRead(ctx, id),
  payload: (t) => ({
    notification: t.field({ type: Notification, resolve: (news) => news }),
    viewer: viewerField(t),
  }),
})

mutation('markAllNotificationsRead', {
  authScopes: { can: 'notification:markRead' },
  description: "Marks one's own notifications as read, up to the newest one seen.",
  input: z.object({
    upTo: recordId('Notification').meta({
      description: 'The newest notification that was seen; later ones stay unread.',
    }),
  }),
  resolve: ({ upTo }, { ctx }) => markAllRead(ctx, upTo),
  payload: (t) => ({
    newestRead: t.field({ type: Notification, resolve: (news) => news }),
    viewer: viewerField(t),
  }),
})
