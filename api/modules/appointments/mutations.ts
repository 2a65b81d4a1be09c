import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { expectedValues } from '#api/modules/appointments/expected.ts'
import { appointmentChanges, newAppointment } from '#api/modules/appointments/input.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import { cancelAppointment, createAppointment, updateAppointment } from '#api/modules/appointments/service.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { withCelebrations } from '#api/modules/points/schema.ts'

const appointmentId = recordId('ServiceAppointment', 'Appointment')
const overbook = z
  .boolean()
  .default(false)
  .meta({ description: 'Whether to book although the day is full. Only managers and admins may overbook.' })

const technicianUserId = recordId('User', 'Team member').nullish().meta({
  description:
    'The team member who is the technician; overrides `technician`. Without it, `technician` matches the only active team member of that name, otherwise it names an external technician.',
})

const payload = recordPayload('serviceAppointment', ServiceAppointment)

mutation('createServiceAppointment', {
  authScopes: { can: 'appointment:write' },
  description: 'Books an appointment. CONFLICT when the day is full.',
  input: z.object({ customerId: recordId('Customer'), ...newAppointment.shape, technicianUserId, overbook }),
  resolve: ({ customerId, overbook, technicianUserId, ...input }, { ctx }) =>
    createAppointment(ctx, { customerId, overbook, technicianUserId }, input),
  payload,
})

mutation('updateServiceAppointment', {
  authScopes: { can: 'appointment:write' },
  description:
    'Changes the given fields. CONFLICT when the day is full, for a change of status that is not allowed, for a new time of a completed or cancelled appointment, and when an expected value is given and the appointment has another one by now. When the time changes, texts for the old time are not sent.',
  input: z.object({
    id: appointmentId,
    customerId: recordId('Customer').nullish(),
    ...appointmentChanges.shape,
    technicianUserId,
    overbook,
    ...expectedValues.shape,
  }),
  resolve: (
    {
      id,
      customerId,
      overbook,
      technicianUserId,
      expectedStartsAt,
      expectedEndsAt,
      expectedTechnician,
      expectedUpdatedAt,
      ...input
    },
    { ctx },
  ) =>
    updateAppointment(
      ctx,
      id,
      {
        overbook,
        technicianUserId,
        expectedStartsAt,
        expectedEndsAt,
        expectedTechnician,
        expectedUpdatedAt,
        ...(customerId != null && { customerId }),
      },
      input,
    ),
  payload: recordPayload('serviceAppointment', ServiceAppointment, withCelebrations('ServiceAppointment')),
})

mutation('cancelServiceAppointment', {
  authScopes: { can: 'appointment:cancel' },
  description: 'Cancels an appointment. Its slot becomes free and its texts are not sent. Idempotent.',
  input: z.object({ id: appointmentId }),
  resolve: ({ id }, { ctx }) => cancelAppointment(ctx, id),
  payload,
})
