import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { badField } from '#api/core/errors/errors.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import {
  countDay,
  type DayCounts,
  type DayEntryRef,
  type DayKind,
  dayKinds,
  queueOfDay,
} from '#api/modules/dashboard/my-day/queue.ts'
import { FollowUp } from '#api/modules/follow-ups/schema.ts'
import { HotBoardItem } from '#api/modules/hot-board/schema.ts'
import { OrganizerTask } from '#api/modules/tasks/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

const readers: Record<DayKind, (ctx: BusinessContext, query: object) => Promise<{ id: number }[]>> = {
  HotBoardItem: ({ db }, query) => db.hotBoardItem.findMany(query),
  Contact: ({ db }, query) => db.contact.findMany(query),
  FollowUp: ({ db }, query) => db.followUp.findMany(query),
  OrganizerTask: ({ db }, query) => db.organizerTask.findMany(query),
  ServiceAppointment: ({ db }, query) => db.serviceAppointment.findMany(query),
}

/** A record of the day's queue, marked with its type. */
type Entry = { id: number; __typename: DayKind }

/** An entry of the day's queue: one of five kinds of records. */
export const MyDayEntry = builder.unionType('MyDayEntry', {
  description:
    "An entry of the viewer's day. Appointments are those that need an outcome: they are still scheduled after their end.",
  types: [Contact, FollowUp, HotBoardItem, OrganizerTask, ServiceAppointment],
  resolveType: (entry) => (entry as unknown as Entry).__typename,
})

/** Reads the records of the queue with the selected fields, one statement for each kind among them. */
export async function readEntries(
  places: readonly DayEntryRef[],
  context: Context,
  info: GraphQLResolveInfo,
) {
  const read = await Promise.all(
    dayKinds.map(async (kind) => {
      const ids = places.filter((place) => place.kind === kind).map(({ id }) => id)
      if (ids.length === 0) return []
      const query = { ...queryFromInfo({ context, info, typeName: kind }), where: { id: { in: ids } } }
      const rows = await readers[kind](context.ctx, query)
      return rows.map((row): Entry => Object.assign(row, { __typename: kind }))
    }),
  )
  const entries = read.flat()
  // A record that was deleted after the queue was read is left out.
  return places.flatMap(
    ({ kind, id }) => entries.find((entry) => entry.__typename === kind && entry.id === id) ?? [],
  ) as never[]
}

const DayCountsType = builder.objectRef<DayCounts>('MyDayCounts').implement({
  description: 'The number of entries of each kind, exact up to 1,000.',
  fields: (t) => ({
    hotBoardItems: t.exposeInt('hotBoardItems', {
      description: 'Unresolved hot board items assigned to the viewer.',
    }),
    contacts: t.exposeInt('contacts', {
      description:
        'Open contacts that are overdue or due today. Those of other users’ customers count when they are overdue.',
    }),
    followUps: t.exposeInt('followUps', {
      description:
        'Pending follow-ups that are overdue or due today. Those of other users’ customers count when they are overdue.',
    }),
    tasks: t.exposeInt('tasks', {
      description: "The viewer's own open tasks that are overdue or due today.",
    }),
    appointments: t.exposeInt('appointments', { description: 'Appointments that need an outcome.' }),
    overdue: t.exposeInt('overdue', { description: 'The number of entries that are overdue.' }),
    total: t.int({
      resolve: ({ hotBoardItems, contacts, followUps, tasks, appointments }) =>
        hotBoardItems + contacts + followUps + tasks + appointments,
    }),
  }),
})

/** The viewer's day: the work that is due, as one queue. */
const MyDay = builder.objectRef<object>('MyDay').implement({
  description: "The viewer's day: the work that is due, as one queue.",
  fields: (t) => ({
    counts: t.field({
      type: DayCountsType,
      extensions: priced({ statements: 1 }),
      resolve: (_day, _args, { ctx }) => countDay(ctx),
    }),
    entries: t.field({
      type: [MyDayEntry],
      extensions: priced({ statements: 6 }),
      description:
        "The queue, in this order: urgent hot board items assigned to the viewer; overdue work and appointments that need an outcome, oldest first, and work that is due today, by time, with tasks last: first of the viewer's own customers, then tasks and what has no owner; the viewer's other hot board items; what is overdue of the customers of others. The entries of one customer are kept together, at the position of the first.",
      args: {
        first: t.arg.int({ required: true, defaultValue: 25, description: 'At most 100.' }),
        exclude: t.arg.idList({
          required: true,
          defaultValue: [],
          description: 'Ids of records to leave out, such as those that the user has put off. At most 200.',
        }),
      },
      async resolve(_day, { first, exclude }, context, info) {
        const { ctx, pageLimit } = context
        if (first < 0 || first > pageLimit) throw badField('first', `Must be between 0 and ${pageLimit}`)
        return readEntries(await queueOfDay(ctx, first, exclude), context, info)
      },
    }),
  }),
})

builder.objectField(Viewer, 'myDay', (t) =>
  t.field({ type: MyDay, description: 'The work that is due today.', resolve: () => ({}) }),
)
