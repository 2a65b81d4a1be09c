import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { badField } from '#api/core/platform/errors.ts'
import type { Context } from '#api/core/tenancy/context.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import type { AppointmentRow } from '#api/modules/appointments/states.ts'
import { Business } from '#api/modules/business/schema.ts'
import type { ContactRow } from '#api/modules/contacts/lists.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import {
  countDay,
  type DayCounts,
  type DayKind,
  type DayPlace,
  queueOfDay,
} from '#api/modules/dashboard/myDay.ts'
import type { FollowUpRow } from '#api/modules/follow-ups/lists.ts'
import { FollowUp } from '#api/modules/follow-ups/schema.ts'
import type { ItemRow } from '#api/modules/hot-board/lists.ts'
import { HotBoardItem } from '#api/modules/hot-board/schema.ts'
import type { TaskRow } from '#api/modules/tasks/lists.ts'
import { OrganizerTask } from '#api/modules/tasks/schema.ts'

interface Entry {
  kind: DayKind
  row: ContactRow | FollowUpRow | ItemRow | TaskRow | AppointmentRow
}

/** The records of the queue, each kind that is there in one statement, with all that was asked of them. */
async function loadEntries(places: DayPlace[], context: Context, info: GraphQLResolveInfo): Promise<Entry[]> {
  const { db } = context.ctx
  const load = (field: string) => queryFromInfo({ context, info, path: [field] })
  const found = <Row>(kind: DayKind, find: (where: { id: { in: number[] } }) => Promise<Row[]>) => {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id)
    return ids.length === 0 ? [] : find({ id: { in: ids } })
  }
  const [items, contacts, followUps, tasks, visits] = await Promise.all([
    found('HotBoardItem', (where) => db.hotBoardItem.findMany({ ...load('hotBoardItem'), where })),
    found('Contact', (where) => db.contact.findMany({ ...load('contact'), where })),
    found('FollowUp', (where) => db.followUp.findMany({ ...load('followUp'), where })),
    found('OrganizerTask', (where) => db.organizerTask.findMany({ ...load('organizerTask'), where })),
    found('ServiceAppointment', (where) =>
      db.serviceAppointment.findMany({ ...load('serviceAppointment'), where }),
    ),
  ])
  const rows = {
    ...{ HotBoardItem: items, Contact: contacts, FollowUp: followUps },
    ...{ OrganizerTask: tasks, ServiceAppointment: visits },
  }
  return places.flatMap(({ kind, id }) => {
    const row = rows[kind].find((candidate) => candidate.id === id)
    return row ? [{ kind, row }] : []
  })
}

const DayEntry = builder.objectRef<Entry>('MyDayEntry').implement({
  description: 'Something to do today: exactly one of its records is there.',
  fields: (t) => ({
    contact: t.field({
      type: Contact,
      nullable: true,
      resolve: ({ kind, row }) => (kind === 'Contact' ? (row as ContactRow) : null),
    }),
    followUp: t.field({
      type: FollowUp,
      nullable: true,
      resolve: ({ kind, row }) => (kind === 'FollowUp' ? (row as FollowUpRow) : null),
    }),
    hotBoardItem: t.field({
      type: HotBoardItem,
      nullable: true,
      resolve: ({ kind, row }) => (kind === 'HotBoardItem' ? (row as ItemRow) : null),
    }),
    organizerTask: t.field({
      type: OrganizerTask,
      nullable: true,
      resolve: ({ kind, row }) => (kind === 'OrganizerTask' ? (row as TaskRow) : null),
    }),
    serviceAppointment: t.field({
      type: ServiceAppointment,
      nullable: true,
      description: 'One that needs an outcome: still scheduled after its end.',
      resolve: ({ kind, row }) => (kind === 'ServiceAppointment' ? (row as AppointmentRow) : null),
    }),
  }),
})

const DayCountsType = builder.objectRef<DayCounts>('MyDayCounts').implement({
  description: 'How much there is to do today, each kind exact up to 1,000.',
  fields: (t) => ({
    hotBoardItems: t.exposeInt('hotBoardItems', { description: 'Unresolved items assigned to the viewer.' }),
    contacts: t.exposeInt('contacts', { description: 'Open contacts, overdue or of today.' }),
    followUps: t.exposeInt('followUps', { description: 'Pending follow-ups, overdue or of today.' }),
    tasks: t.exposeInt('tasks', { description: "The viewer's own open tasks, overdue or of today." }),
    appointments: t.exposeInt('appointments', { description: 'Those that need an outcome.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them should have been done already.' }),
    total: t.int({
      resolve: ({ hotBoardItems, contacts, followUps, tasks, appointments }) =>
        hotBoardItems + contacts + followUps + tasks + appointments,
    }),
  }),
})

/** The viewer's day: what is due, as one queue. */
const MyDay = builder.objectRef<object>('MyDay').implement({
  description: "The viewer's day: one queue of all that is to be done, worked from the top.",
  fields: (t) => ({
    counts: t.field({
      type: DayCountsType,
      extensions: priced({ statements: 1 }),
      resolve: (_day, _args, { ctx }) => countDay(ctx),
    }),
    entries: t.field({
      type: [DayEntry],
      extensions: priced({ statements: 6 }),
      description:
        "Urgent hot items assigned to the viewer; what is overdue, oldest first, appointments that need an outcome among it; what is due today, by its time, the viewer's tasks of today last; the viewer's other hot items.",
      args: {
        first: t.arg.int({ required: true, defaultValue: 25, description: 'At most 100.' }),
        putOff: t.arg.idList({
          required: true,
          defaultValue: [],
          description: 'Records to leave out: what was put off at this sitting. At most 200.',
        }),
      },
      async resolve(_day, { first, putOff }, context, info) {
        const { ctx, pageLimit } = context
        if (first < 0 || first > pageLimit) throw badField('first', `Must be between 0 and ${pageLimit}`)
        return loadEntries(await queueOfDay(ctx, first, putOff), context, info)
      },
    }),
  }),
})

builder.prismaObjectField(Business, 'myDay', (t) =>
  t.field({ type: MyDay, description: "The viewer's own day.", resolve: () => ({}) }),
)
