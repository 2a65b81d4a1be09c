import { z } from 'zod'
import { readInstant } from '#api/core/time/localTime.ts'
import { checkedContact, completion, dateRequired, newContact } from '#api/modules/contacts/input.ts'
import { subjectOf } from '#api/modules/contacts/subject.ts'
import { ownerQuery } from '#api/modules/customers/rest.ts'
import { listRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { instantText, recordNumber, withNames } from '#api/rest/route.ts'
import { databaseId, derived, withNeeds } from '#api/rest/selection.ts'

const contact = recordShape({
  id: databaseId,
  customerId: derived(z.int()),
  customerName: derived(z.string()),
  subject: derived(z.string()),
  scheduledDate: instantText,
  dueDate: derived(instantText),
  email: z.string().nullable(),
  notes: z.string().nullable(),
  completed: derived(z.boolean()),
  completedAt: instantText.nullable(),
  completedNotes: z.string().nullable(),
  createdAt: instantText,
  customer: withNeeds(
    z.object({
      id: databaseId,
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.string(),
      interest: z.string(),
      email: z.string().nullable(),
    }),
    'name',
  ),
}).meta({ id: 'Contact' })

interface Node {
  scheduledDate: string
  completedAt: string | null
  notes: string | null
  customer: { id: number; name: string }
}

const asContact = {
  answer: contact,
  // Derived here from other fields: selecting it in the graph would make a long list 5 % slower.
  reshape: (node: Node) =>
    withNames(node, {
      customerId: node.customer.id,
      customerName: node.customer.name,
      subject: subjectOf(node.notes, node.customer.name),
      dueDate: node.scheduledDate,
      completed: node.completedAt !== null,
    }),
} as const

export const scheduledDate = z
  .string({ error: dateRequired })
  .min(1, { error: dateRequired, abort: true })
  .refine((text) => readInstant(text) !== null, 'Contact date must be an ISO 8601 date and time')
  .meta({ format: 'date-time' })

function list(path: string, filter: 'ALL' | 'UPCOMING' | 'OVERDUE', summary: string) {
  return listRow({
    path,
    summary,
    at: 'viewer.business.contacts',
    args: { filter: 'ContactFilter!', ownerId: 'ID' },
    ...(filter === 'ALL' && { sync: {} }),
    ...asContact,
    query: ownerQuery,
    variables: ({ query }) => ({ ...query, filter }),
  })
}

const contacts = recordRows('/api/contacts', { record: 'Contact', ...asContact })

/** The REST rows of contacts. */
export const rows = [
  list('/api/contacts', 'ALL', 'All contacts, latest first, each with its customer.'),
  list('/api/contacts/upcoming', 'UPCOMING', 'Open contacts from now on, soonest first.'),
  list('/api/contacts/overdue', 'OVERDUE', 'Open contacts whose time has passed, oldest first.'),
  contacts.read('Contact'),
  contacts.create('scheduleContact', {
    summary: 'Schedules a contact with a customer, or writes down one that has just happened (`completed`).',
    body: checkedContact(
      newContact.extend({
        customerId: recordNumber('Customer', 'Customer is required'),
        scheduledDate: scheduledDate.nullish().meta({
          format: 'date-time',
          description: 'May be missing when `completed` is true: then it is now.',
        }),
      }),
    ),
  }),
  contacts.act('complete', 'completeContact', { body: completion }),
  contacts.act('reschedule', 'rescheduleContact', {
    summary: 'Moves an open contact to another time.',
    body: z.object({ scheduledDate }),
  }),
  contacts.remove('deleteContact'),
]
