import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { readGlobalId, recordId, rowId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { quotesRecords } from '#api/core/graph/shownRecords.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { markAllRead, markRead, ownNotifications } from '#api/modules/team/notifications/lists.ts'
import {
  type NotificationKind,
  notificationKinds,
  notificationSubjects,
} from '#api/modules/team/notifications/notify.ts'
import { withViewer } from '#api/modules/team/viewer.ts'

const NotificationKindEnum = builder.enumType('NotificationKind', {
  description: 'Why the user is notified.',
  values: {
    ASSIGNED: { description: 'Work was assigned to the user.' },
    NOTE_SHARED: { description: 'A sticky note was shared with the user.' },
    TEXT_FAILED: { description: 'A text to a customer could not be sent or delivered.' },
    TEXT_UNKNOWN: { description: 'Nobody knows whether a reminder was sent; a manager decides.' },
    CUSTOMER_REPLIED: { description: 'A customer answered a text.' },
    WEBHOOK_DISABLED: {
      description: 'A webhook was turned off because its receiver does not take messages.',
    },
    IMPORT_FINISHED: { description: 'An import of the user has finished, or was reverted.' },
  } satisfies Record<(typeof notificationKinds)[NotificationKind], object>,
})

const NotificationSubjectTypeEnum = builder.enumType('NotificationSubjectType', {
  description: 'A type of records that users are notified about, by its name in this schema.',
  values: notificationSubjects,
})

/** A notification for one user: an entry of the bell's *For you* list. */
export const Notification = builder.prismaNode('Notification', {
  extensions: quotesRecords,
  ...recordNode(ownNotifications),
  description: "A notification for one user: an entry of the bell's *For you* list.",
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    kind: t.field({
      type: NotificationKindEnum,
      resolve: ({ kind }) => notificationKinds[kind as NotificationKind],
    }),
    title: t.exposeString('title', { description: 'What happened, in a sentence.' }),
    subjectType: t.field({
      type: NotificationSubjectTypeEnum,
      description: 'The type of the record it is about.',
      resolve: ({ subject }) => readGlobalId(subject).typename as (typeof notificationSubjects)[number],
    }),
    subjectDatabaseId: t.int({
      description: 'The number of the record it is about. The record may have been deleted.',
      resolve: ({ subject }) => rowId(readGlobalId(subject).id),
    }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'Null while unread.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

mutation('markNotificationRead', {
  authScopes: { can: 'notification:markRead' },
  description:
    "Marks one of the viewer's notifications as read. Idempotent: calling it again keeps the first `readAt`.",
  input: z.object({ id: recordId('Notification') }),
  resolve: ({ id }, { ctx }) => markRead(ctx, id),
  payload: recordPayload('notification', Notification, withViewer),
})

mutation('markAllNotificationsRead', {
  authScopes: { can: 'notification:markRead' },
  description: "Marks the viewer's notifications as read, up to the newest one that was seen.",
  input: z.object({
    upTo: recordId('Notification').meta({
      description: 'The newest notification that was seen; later ones stay unread.',
    }),
  }),
  resolve: ({ upTo }, { ctx }) => markAllRead(ctx, upTo),
  payload: recordPayload('newestRead', Notification, withViewer),
})
