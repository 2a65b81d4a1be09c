import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Activity } from '#api/modules/activities/schema.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import { Contact } from '#api/modules/contacts/schema.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { FollowUp } from '#api/modules/follow-ups/schema.ts'
import { SmsReply } from '#api/modules/sms/replies/schema.ts'
import { SmsMessage } from '#api/modules/sms/schema.ts'
import { type Entry, pageOfTimeline } from '#api/modules/timeline/service.ts'

const TimelinePart = builder.enumType('TimelinePart', {
  values: {
    ALL: { description: 'Everything, newest first.' },
    UPCOMING: {
      description: 'What is still to be done: open contacts, follow-ups and appointments, soonest first.',
    },
    PAST: { description: 'What was done, sent or written, newest first.' },
  } as const,
})

/** One thing that there is of a customer. */
const TimelineEntry = builder.unionType('TimelineEntry', {
  description: 'One thing that there is of a customer.',
  types: [Contact, FollowUp, ServiceAppointment, SmsMessage, SmsReply, Activity],
  resolveType: (entry) => (entry as unknown as Entry).__typename,
})

const TimelineEdge = builder.edgeObject({
  name: 'TimelineEdge',
  type: TimelineEntry,
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      description: 'Where it stands: the time it is due, or the moment it was done, sent or written.',
      resolve: (edge) => (edge as unknown as { at: Date }).at,
    }),
  }),
})
const TimelineConnection = builder.connectionObject(
  { name: 'TimelineConnection', type: TimelineEntry },
  TimelineEdge,
)

builder.prismaObjectField(Customer, 'timeline', (t) =>
  t.field({
    type: TimelineConnection,
    // Where the entries of the page stand, and one for each kind of record among them.
    extensions: priced({ statements: 7 }),
    description:
      'Contacts, follow-ups, appointments, texts and the replies to them, status changes and notes. Lines of the log that tell of one of ' +
      'the others are left out, and so are follow-ups and texts that were called off.',
    args: {
      part: t.arg({ type: TimelinePart, required: true, defaultValue: 'ALL' }),
      first: t.arg.int(),
      after: t.arg.string(),
    },
    resolve: async (customer, { part, ...args }, context, info) =>
      pageOfTimeline(context.ctx, customer.id, part, args, context.pageLimit, (typeName) =>
        queryFromInfo({ context, info, typeName, path: ['edges', 'node'] }),
      ) as never,
  }),
)
