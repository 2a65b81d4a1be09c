import { z } from 'zod'
import { AppointmentStatus } from '#api/generated/enums.ts'
import { appointmentChanges, newAppointment } from '#api/modules/appointments/input.ts'
import { deletionRow, mutationRow } from '#api/rest/mutationRow.ts'
import { listRow, openOrAll } from '#api/rest/queryRow.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { enumTexts, instantText, recordNumber, withNames } from '#api/rest/route.ts'
import { databaseId, derived, from } from '#api/rest/selection.ts'

const statuses = enumTexts(AppointmentStatus, 'Status must be scheduled, in_progress, completed or cancelled')

const appointment = recordShape({
  id: databaseId,
  customerId: derived(z.int()),
  date: z.string().meta({ format: 'date' }),
  startTime: z.string(),
  endTime: z.string(),
  startsAt: instantText,
  endsAt: instantText,
  technician: z.string(),
  description: z.string(),
  notes: z.string().nullable(),
  smsReminder: from('hasSmsReminder', z.boolean()),
  reminderSent: from('isReminderSent', z.boolean()),
  status: statuses.answer,
  noShow: from('isNoShow', z.boolean()),
  overbooked: from('isOverbooked', z.boolean()),
  needsTechnician: z.boolean(),
  createdAt: instantText,
  customer: z.object({
    id: databaseId,
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    city: z.string().nullable(),
  }),
}).meta({ id: 'ServiceAppointment' })

const asAppointment = {
  answer: appointment,
  reshape: (node: { customer: { id: number } }) => withNames(node, { customerId: node.customer.id }),
} as const

const customerId = recordNumber('Customer', 'Please select a customer')
const overbook = z.boolean({ error: 'Overbook must be true or false' })

/** The REST rows of appointments. */
export const rows = [
  listRow({
    path: '/api/service-appointments',
    summary: 'Open appointments by day and time; `all=true` adds completed and cancelled ones.',
    at: 'viewer.business.serviceAppointments',
    args: { filter: 'AppointmentFilter!' },
    ...asAppointment,
    ...openOrAll,
  }),
  recordRow({
    path: '/api/service-appointments/:id',
    record: 'ServiceAppointment',
    noun: 'Appointment',
    ...asAppointment,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/service-appointments',
    summary: 'Books an appointment; 409 when the day is full.',
    mutation: 'createServiceAppointment',
    payload: 'serviceAppointment',
    status: 201,
    ...asAppointment,
    body: newAppointment.extend({ customerId, overbook: overbook.default(false) }),
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/service-appointments/:id',
    summary:
      'Changes the fields that are sent: moves it, or moves it on through its states. 403 when an employee books again what somebody else cancelled.',
    mutation: 'updateServiceAppointment',
    payload: 'serviceAppointment',
    ...asAppointment,
    body: appointmentChanges.extend({
      customerId: customerId.optional(),
      status: statuses.body.optional(),
      overbook: overbook.optional(),
    }),
    type: 'ServiceAppointment',
  }),
  deletionRow({
    path: '/api/service-appointments/:id',
    summary: 'Cancels an appointment. It stays in the list as cancelled.',
    mutation: 'cancelServiceAppointment',
    selection: 'serviceAppointment { id }',
    type: 'ServiceAppointment',
  }),
]
