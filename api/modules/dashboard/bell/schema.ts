import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { priced } from '#api/core/limits/prices.ts'
import { firstOf, listConnection } from '#api/core/reads/listConnection.ts'
import { contactList } from '#api/modules/contacts/lists.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import { type Bell, changesAt, ringBell } from '#api/modules/dashboard/bell/service.ts'
import { followUpList } from '#api/modules/follow-ups/lists.ts'
import { FollowUp } from '#api/modules/follow-ups/schema.ts'
import { itemList } from '#api/modules/hot-board/lists.ts'
import { HotBoardItem } from '#api/modules/hot-board/schema.ts'
import { dueTasks } from '#api/modules/tasks/lists.ts'
import { OrganizerTask } from '#api/modules/tasks/schema.ts'
import { notificationList } from '#api/modules/team/notifications/lists.ts'
import { Notification } from '#api/modules/team/notifications/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

/** The number of upcoming contacts and of hot board items in the bell. */
const first = 3
/** The maximum number of overdue entries that the bell lists; the counts cover more. */
const mostListed = 100

const BellCounts = builder.objectRef<Bell>('BellCounts').implement({
  description: 'The counts that the badge adds up, each exact up to 1,000.',
  fields: (t) => ({
    overdueContacts: t.exposeInt('overdueContacts'),
    upcomingContacts: t.exposeInt('upcomingContacts'),
    hotBoardItems: t.exposeInt('hotBoardItems', { description: 'Unresolved hot board items.' }),
    overdueFollowUps: t.exposeInt('overdueFollowUps', {
      description: 'Pending follow-ups that were due before today.',
    }),
    dueTasks: t.exposeInt('dueTasks', {
      description: "The viewer's own tasks with a reminder, due today or overdue.",
    }),
    total: t.int({
      description: 'The number on the badge.',
      resolve: (bell) =>
        bell.overdueContacts +
        bell.upcomingContacts +
        bell.hotBoardItems +
        bell.overdueFollowUps +
        bell.dueTasks,
    }),
  }),
})

/** The viewer's notification bell. */
const BellType = builder.objectRef<Bell>('Bell').implement({
  description:
    "The notification bell: overdue and upcoming work of the business, and the viewer's own notifications.",
  fields: (t) => ({
    counts: t.field({ type: BellCounts, resolve: (bell) => bell }),
    changesAt: t.field({
      type: 'DateTime',
      description:
        'When the counts change without a write: when the next contact becomes overdue, or the local day ends.',
      resolve: (bell, _args, { ctx }) => changesAt(ctx, bell),
    }),
    overdueContacts: t.field({
      type: [Contact],
      extensions: priced({ rows: mostListed }),
      description: 'Open contacts whose time has passed, oldest first; at most 100.',
      resolve: (_bell, _args, context, info) =>
        firstOf(contactList(context.ctx, { filter: 'OVERDUE' }), mostListed, context, info),
    }),
    upcomingContacts: t.field({
      type: [Contact],
      extensions: priced({ rows: first }),
      description: 'The next three contacts.',
      resolve: (_bell, _args, context, info) =>
        firstOf(contactList(context.ctx, { filter: 'UPCOMING' }), first, context, info),
    }),
    hotBoardItems: t.field({
      type: [HotBoardItem],
      extensions: priced({ rows: first }),
      description: 'The first three active items of the hot board.',
      resolve: (_bell, _args, context, info) =>
        firstOf(itemList(context.ctx, { filter: 'ACTIVE' }), first, context, info),
    }),
    overdueFollowUps: t.field({
      type: [FollowUp],
      extensions: priced({ rows: mostListed }),
      description: 'Pending follow-ups that were due before today, oldest first; at most 100.',
      resolve: (_bell, _args, context, info) =>
        firstOf(followUpList(context.ctx, { filter: 'OVERDUE' }), mostListed, context, info),
    }),
    dueTasks: t.field({
      type: [OrganizerTask],
      extensions: priced({ rows: mostListed }),
      description: "The viewer's own tasks with a reminder, due today or overdue, oldest first; at most 100.",
      resolve: (_bell, _args, context, info) => firstOf(dueTasks(context.ctx), mostListed, context, info),
    }),
    unreadCount: t.exposeInt('unread', {
      description: 'The number of unread notifications, exact up to 1,000. The badge does not include them.',
    }),
    forYou: t.connection(
      {
        type: Notification,
        description: "The viewer's *For you* list, newest first.",
        ...listConnection(notificationList),
      },
      ...connectionOf(Notification),
    ),
  }),
})

builder.objectField(Viewer, 'bell', (t) =>
  t.field({
    type: BellType,
    extensions: priced({ statements: 1 }),
    description: 'The notification bell.',
    resolve: (_viewer, _args, { ctx }) => ringBell(ctx),
  }),
)
