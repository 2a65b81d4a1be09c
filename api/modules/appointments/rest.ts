import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { appointmentChanges, newAppointment } from '#api/modules/appointments/input.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { enumTexts, instant, recordNumber, row, success, withNames } from '#api/rest/route.ts'

const statuses = enumTexts(
  { SCHEDULED: 'scheduled', IN_PROGRESS: 'in_progress', COMPLETED: 'completed', CANCELLED: 'cancelled' },
  'Status must be scheduled, in_progress, completed or cancelled',
)

const appointment = recordShape({
  id: z.int(),
  customerId: z.int(),
  date: z.string().meta({ format: 'date' }),
  startTime: z.string(),
  endTime: z.string(),
  startsAt: instant,
  endsAt: instant,
  technician: z.string(),
  description: z.string(),
  notes: z.string().nullable(),
  smsReminder: z.boolean(),
  reminderSent: z.boolean(),
  status: statuses.answer,
  noShow: z.boolean(),
  overbooked: z.boolean(),
  needsTechnician: z.boolean(),
  createdAt: instant,
  customer: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    city: z.string().nullable(),
  }),
}).meta({ id: 'ServiceAppointment' })

const fields = `
  id: databaseId date startTime endTime startsAt endsAt technician description notes status createdAt updatedAt
  smsReminder: hasSmsReminder reminderSent: isReminderSent noShow: isNoShow overbooked: isOverbooked
  needsTechnician
  customer { id: databaseId firstName lastName phoneNumber city }`

const asAppointment = {
  answer: appointment,
  reshape: (node: { customer: { id: number } }) => withNames(node, { customerId: node.customer.id }),
} as const

const customerId = recordNumber('Please select a customer')
const overbook = z.boolean({ error: 'Overbook must be true or false' })

/** The REST rows of appointments. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/service-appointments',
    summary: 'Open appointments by day and time; `all=true` adds completed and cancelled ones.',
    operation: `query ($first: Int, $after: String, $filter: AppointmentFilter!, $order: RecordOrder,
        $updatedSince: DateTime) { viewer { business {
      serviceAppointments(first: $first, after: $after, filter: $filter, order: $order,
          updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } } }`,
    at: 'viewer.business.serviceAppointments',
    list: true,
    ...asAppointment,
    sync: { all: { filter: 'ALL' } },
    query: z.object({ all: z.enum(['true', 'false'], { error: 'Must be true or false' }).optional() }),
    variables: ({ query }) => ({ filter: query.all === 'true' ? 'ALL' : 'OPEN' }),
  }),
  recordRow({
    path: '/api/service-appointments/:id',
    record: 'ServiceAppointment',
    noun: 'Appointment',
    fields,
    ...asAppointment,
  }),
  row({
    method: 'POST',
    path: '/api/service-appointments',
    summary: 'Books an appointment; 409 when the day is full.',
    operation: `mutation ($input: CreateServiceAppointmentInput!) {
      createServiceAppointment(input: $input) { serviceAppointment { ${fields} } } }`,
    at: 'createServiceAppointment.serviceAppointment',
    status: 201,
    ...asAppointment,
    body: newAppointment.extend({ customerId, overbook: overbook.default(false) }),
    variables: ({ body }) => ({ input: { ...body, customerId: globalId('Customer', body.customerId) } }),
  }),
  row({
    method: 'PUT',
    path: '/api/service-appointments/:id',
    summary:
      'Changes the fields that are sent: moves it, or moves it on through its states. 403 when an employee books again what somebody else cancelled.',
    operation: `mutation ($input: UpdateServiceAppointmentInput!) {
      updateServiceAppointment(input: $input) { serviceAppointment { ${fields} } } }`,
    at: 'updateServiceAppointment.serviceAppointment',
    ...asAppointment,
    body: appointmentChanges.extend({
      customerId: customerId.optional(),
      status: statuses.body.optional(),
      overbook: overbook.optional(),
    }),
    variables: ({ params, body: { customerId: of, ...body } }) => ({
      input: {
        ...body,
        id: globalId('ServiceAppointment', params.id),
        ...(of !== undefined && { customerId: globalId('Customer', of) }),
      },
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/service-appointments/:id',
    summary: 'Cancels an appointment. It stays in the list as cancelled.',
    operation: `mutation ($input: CancelServiceAppointmentInput!) {
      cancelServiceAppointment(input: $input) { serviceAppointment { id } } }`,
    at: 'cancelServiceAppointment',
    ...success,
    variables: ({ params }) => ({ input: { id: globalId('ServiceAppointment', params.id) } }),
  }),
]
