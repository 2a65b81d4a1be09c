import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { readInstant } from '#api/core/time/localTime.ts'
import { completion, newContact } from '#api/modules/contacts/input.ts'
import { subjectOf } from '#api/modules/contacts/subject.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { instant, recordNumber, row, success, withNames } from '#api/rest/route.ts'

const contact = recordShape({
  id: z.int(),
  customerId: z.int(),
  customerName: z.string(),
  subject: z.string(),
  scheduledDate: instant,
  dueDate: instant,
  email: z.string().nullable(),
  notes: z.string().nullable(),
  completed: z.boolean(),
  completedAt: instant.nullable(),
  completedNotes: z.string().nullable(),
  createdAt: instant,
  customer: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    interest: z.string(),
    email: z.string().nullable(),
  }),
}).meta({ id: 'Contact' })

const fields = `
  id: databaseId scheduledDate email notes completedAt completedNotes createdAt updatedAt
  customer { id: databaseId name firstName lastName phoneNumber interest email }`

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

const required = 'Contact date is required'

const scheduledDate = z
  .string({ error: required })
  .min(1, { error: required, abort: true })
  .refine((text) => readInstant(text) !== null, 'Contact date must be an ISO 8601 date and time')
  .meta({ format: 'date-time' })

function list(path: string, filter: 'ALL' | 'UPCOMING' | 'OVERDUE', summary: string) {
  return row({
    method: 'GET',
    path,
    summary,
    operation: `query ($first: Int, $after: String, $filter: ContactFilter!, $order: RecordOrder,
        $updatedSince: DateTime) { viewer { business {
      contacts(first: $first, after: $after, filter: $filter, order: $order, updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'viewer.business.contacts',
    list: true,
    ...(filter === 'ALL' && { sync: {} }),
    ...asContact,
    variables: () => ({ filter }),
  })
}

/** The REST rows of contacts. */
export const rows = [
  list('/api/contacts', 'ALL', 'All contacts, latest first, each with its customer.'),
  list('/api/contacts/upcoming', 'UPCOMING', 'Open contacts from now on, soonest first.'),
  list('/api/contacts/overdue', 'OVERDUE', 'Open contacts whose time has passed, oldest first.'),
  recordRow({
    path: '/api/contacts/:id',
    record: 'Contact',
    noun: 'Contact',
    fields,
    ...asContact,
  }),
  row({
    method: 'POST',
    path: '/api/contacts',
    summary: 'Schedules a contact with a customer.',
    operation: `mutation ($input: ScheduleContactInput!) {
      scheduleContact(input: $input) { contact { ${fields} } } }`,
    at: 'scheduleContact.contact',
    status: 201,
    ...asContact,
    body: newContact.extend({ customerId: recordNumber('Customer is required'), scheduledDate }),
    variables: ({ body }) => ({ input: { ...body, customerId: globalId('Customer', body.customerId) } }),
  }),
  row({
    method: 'POST',
    path: '/api/contacts/:id/complete',
    summary: 'Completes a contact. Idempotent: calling it again returns the first result.',
    operation: `mutation ($input: CompleteContactInput!) {
      completeContact(input: $input) { contact { ${fields} } } }`,
    at: 'completeContact.contact',
    ...asContact,
    body: completion,
    variables: ({ params, body }) => ({ input: { ...body, id: globalId('Contact', params.id) } }),
  }),
  row({
    method: 'POST',
    path: '/api/contacts/:id/reschedule',
    summary: 'Moves an open contact to another time.',
    operation: `mutation ($input: RescheduleContactInput!) {
      rescheduleContact(input: $input) { contact { ${fields} } } }`,
    at: 'rescheduleContact.contact',
    ...asContact,
    body: z.object({ scheduledDate }),
    variables: ({ params, body }) => ({ input: { ...body, id: globalId('Contact', params.id) } }),
  }),
  row({
    method: 'DELETE',
    path: '/api/contacts/:id',
    summary: 'Deletes a contact, completed or not.',
    operation: `mutation ($input: DeleteContactInput!) {
      deleteContact(input: $input) { deletedContactId } }`,
    at: 'deleteContact',
    ...success,
    variables: ({ params }) => ({ input: { id: globalId('Contact', params.id) } }),
  }),
]
