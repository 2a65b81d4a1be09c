import { z } from 'zod'
import { AppointmentStatus } from '#api/generated/enums.ts'
import { appointmentChanges, newAppointment } from '#api/modules/appointments/input.ts'
import { listRow, openOrAll } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
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

const appointments = recordRows('/api/service-appointments', {
  record: 'ServiceAppointment',
  ...asAppointment,
})

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
  appointments.read('Appointment'),
  appointments.create('createServiceAppointment', {
    summary: 'Books an appointment; 409 when the day is full.',
    body: newAppointment.extend({ customerId, overbook: overbook.default(false) }),
  }),
  appointments.update('updateServiceAppointment', {
    summary:
      'Changes the fields that are sent: moves it, or moves it on through its states. 403 when an employee books again what somebody else cancelled.',
    body: appointmentChanges.extend({
      customerId: customerId.optional(),
      status: statuses.body.optional(),
      overbook: overbook.optional(),
    }),
  }),
  appointments.remove('cancelServiceAppointment', {
    summary: 'Cancels an appointment. It stays in the list as cancelled.',
    selection: 'serviceAppointment { id }',
  }),
]
