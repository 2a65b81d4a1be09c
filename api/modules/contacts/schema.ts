import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { childConnection } from '#api/core/reads/childList.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { reads } from '#api/core/reads/sources.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { allowed, countsField, mineArg, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import {
  type ContactFilter as ContactFilterName,
  type ContactRow,
  contactList,
  contactOrder,
  matching,
} from '#api/modules/contacts/lists.ts'
import { mayReopen } from '#api/modules/contacts/service.ts'
import { subjectOf } from '#api/modules/contacts/subject.ts'
import { Customer, ownerArgs } from '#api/modules/customers/schema.ts'

const ContactStatus = builder.enumType('ContactStatus', {
  values: ['SCHEDULED', 'OVERDUE', 'COMPLETED'] as const,
})

const ContactFilter = builder.enumType('ContactFilter', {
  values: ['ALL', 'UPCOMING', 'OVERDUE', 'COMPLETED', 'COMPLETED_TODAY'] as const,
})

/** A scheduled contact with a customer. */
export const Contact = builder.prismaNode('Contact', {
  ...recordNode(),
  description: 'A scheduled contact with a customer.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    customer: t.relation('customer'),
    customerName: t.string({
      description: 'Full name of the customer.',
      extensions: reads(),
      select: { customer: { select: { name: true } } },
      resolve: ({ customer }) => customer.name,
    }),
    subject: t.string({
      description:
        'The first line of the notes, at most 60 characters; without notes `Contact {customer name}`.',
      extensions: reads('notes'),
      select: { customer: { select: { name: true } } },
      resolve: ({ notes, customer }) => subjectOf(notes, customer.name),
    }),
    scheduledDate: t.expose('scheduledDate', { type: 'DateTime' }),
    status: t.field({
      type: ContactStatus,
      description: 'OVERDUE when its time has passed and it is not completed.',
      extensions: reads('completed', 'scheduledDate'),
      resolve: ({ completed, scheduledDate }, _args, { ctx }) => {
        if (completed) return 'COMPLETED'
        return scheduledDate < ctx.now() ? 'OVERDUE' : 'SCHEDULED'
      },
    }),
    email: t.exposeString('email', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    completedNotes: t.exposeString('completedNotes', { nullable: true }),
    completedBy: t.relation('completedBy', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canComplete: t.boolean({
      description: 'Whether the viewer may complete it, which requires that it is open.',
      extensions: reads('completed'),
      resolve: ({ completed }, _args, { viewer }) => !completed && may(viewer, 'contact:write'),
    }),
    canReopen: t.boolean({
      description: 'Whether the viewer may reopen it: users their own completions, managers and admins all.',
      extensions: reads('completed', 'completedById'),
      resolve: (contact, _args, { ctx }) => mayReopen(ctx, contact),
    }),
    canDelete: t.boolean(allowed('contact:delete', 'delete it')),
  }),
})

const contactConnection = connectionOf(Contact)

builder.prismaObjectField(Business, 'contacts', (t) =>
  t.connection(
    {
      type: Contact,
      description:
        'Scheduled contacts. Upcoming and overdue contacts are sorted soonest first, completed ones last completed first, all contacts latest first.',
      args: {
        ...changeArgs,
        ...ownerArgs,
        filter: t.arg({ type: ContactFilter, required: true, defaultValue: 'ALL' }),
      },
      ...listConnection(withChangeArgs(contactList)),
    },
    ...contactConnection,
  ),
)

builder.prismaObjectField(Customer, 'contacts', (t) =>
  t.connection(
    {
      type: Contact,
      description: 'Contacts with this customer, latest first.',
      args: { filter: t.arg({ type: ContactFilter, required: true, defaultValue: 'ALL' }) },
      ...childConnection<ContactRow, { filter: ContactFilterName }>({
        by: 'customerId',
        order: contactOrder.ALL,
        where: (ctx, { filter }) => matching(ctx, filter),
      }),
    },
    ...contactConnection,
  ),
)

builder.prismaObjectField(Business, 'contactCounts', (t) =>
  t.field(
    countsField('ContactCounts', {
      description: 'The number of contacts in each list, exact up to 1,000.',
      model: 'Contact',
      args: mineArg,
      listFor: contactList,
      filters: { upcoming: 'UPCOMING', overdue: 'OVERDUE' },
    }),
  ),
)
