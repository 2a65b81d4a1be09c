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
      description: 'Open contacts, follow-ups and appointments, soonest first.',
    },
    PAST: { description: 'Past entries, newest first.' },
  } as const,
})

const TimelineTopic = builder.enumType('TimelineTopic', {
  description: 'The topic of a timeline entry. Each entry has exactly one.',
  values: {
    CONTACT: { description: 'Contacts, and activities of type CONTACT.' },
    FOLLOW_UP: { description: 'Follow-ups.' },
    APPOINTMENT: { description: 'Appointments, and activities of type MEETING.' },
    TEXT: { description: 'Texts and replies.' },
    NOTE: { description: 'Notes.' },
    STATUS: {
      description:
        'Activities of type SALE and OTHER, such as status changes, and the import that added the customer.',
    },
  } as const,
})

/** How a customer came into Cuecard, for everybody who sees them. */
const CustomerImport = builder.prismaObject('Import', {
  variant: 'CustomerImport',
  description: 'The import that added a customer.',
  fields: (t) => ({
    fileName: t.exposeString('name'),
    importedByName: t.exposeString('createdByName', { description: 'Full name of the actor at that time.' }),
  }),
})

/** One thing that there is of a customer. */
const TimelineEntry = builder.unionType('TimelineEntry', {
  description: 'An entry in the timeline of a customer.',
  types: [Contact, FollowUp, ServiceAppointment, SmsMessage, SmsReply, Activity, CustomerImport],
  resolveType: (entry) => (entry as unknown as Entry).__typename,
})

const TimelineEdge = builder.edgeObject({
  name: 'TimelineEdge',
  type: TimelineEntry,
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      description: 'When the entry is due, or when it was done, sent or created.',
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
    // One statement for the keys of the page, and one for each kind of record in it.
    extensions: priced({ statements: 8 }),
    description:
      'Contacts, follow-ups, appointments, texts, replies, status changes and notes of the customer, and the import that added them. Activities that describe another entry are left out, and so are cancelled follow-ups and texts.',
    args: {
      part: t.arg({ type: TimelinePart, required: true, defaultValue: 'ALL' }),
      topic: t.arg({ type: TimelineTopic, description: 'Only entries of this topic.' }),
      search: t.arg.string({
        description:
          'Only entries that contain all words. Searches the newest 5,000 entries of each kind (for UPCOMING, the soonest).',
      }),
      first: t.arg.int(),
      after: t.arg.string(),
    },
    resolve: async (customer, { part, topic, search, ...args }, context, info) =>
      pageOfTimeline(context.ctx, customer.id, { part, topic, search }, args, context.pageLimit, (typeName) =>
        queryFromInfo({ context, info, typeName, path: ['edges', 'node'] }),
      ) as never,
  }),
)
