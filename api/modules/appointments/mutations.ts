import { builder } from '#api/core/builder.ts'
import { idOf } from '#api/core/ids.ts'
import { calendarDaysField } from '#api/modules/appointments/calendarSchema.ts'
import { AppointmentStatusEnum, ServiceAppointment } from '#api/modules/appointments/schema.ts'
import { cancelAppointment, createAppointment, updateAppointment } from '#api/modules/appointments/service.ts'
import type { Acted } from '#api/modules/appointments/states.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { celebrationsField } from '#api/modules/gamification/schema.ts'

const appointmentId = (id: string) => idOf('ServiceAppointment', id, 'Appointment')
const customerIdOf = (id: string) => idOf('Customer', id, 'Customer')

function outputFields(t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Acted>) {
  return {
    serviceAppointment: t.field({ type: ServiceAppointment, resolve: (appointment) => appointment }),
    calendarDays: calendarDaysField(t),
    business: businessField(t),
  }
}

builder.relayMutationField(
  'createServiceAppointment',
  {
    inputFields: (t) => ({
      customerId: t.id({ required: true }),
      date: t.field({ type: 'Date', required: true, description: "The shop's local day." }),
      startTime: t.string({ required: true, description: '`HH:MM`, 24-hour.' }),
      endTime: t.string({ required: true, description: '`HH:MM`, 5 minutes to 12 hours later.' }),
      technician: t.string({ required: true, description: 'At most 161 characters.' }),
      description: t.string({ required: true, description: 'At most 2,000 characters.' }),
      notes: t.string({ description: 'At most 5,000 characters.' }),
      smsReminder: t.boolean({ required: true, defaultValue: true }),
      overbook: t.boolean({
        required: true,
        defaultValue: false,
        description: "Beyond the day's limit on purpose: managers and admins.",
      }),
    }),
  },
  {
    authScopes: { can: 'appointment:write' },
    description: 'Books an appointment. CONFLICT when the day is full.',
    resolve: (_root, { input: { customerId, overbook, ...input } }, { shop }) =>
      createAppointment(shop, { customerId: customerIdOf(customerId), overbook }, input),
  },
  {
    outputFields: (t) => ({
      ...outputFields(t),
    }),
  },
)

builder.relayMutationField(
  'updateServiceAppointment',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      customerId: t.id(),
      date: t.field({ type: 'Date', description: "The shop's local day." }),
      startTime: t.string({ description: '`HH:MM`, 24-hour.' }),
      endTime: t.string({ description: '`HH:MM`, 5 minutes to 12 hours later.' }),
      technician: t.string({ description: 'At most 161 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      notes: t.string({ description: 'At most 5,000 characters.' }),
      smsReminder: t.boolean(),
      status: t.field({
        type: AppointmentStatusEnum,
        description:
          'Scheduled ones come into progress and are completed then, after their end at once; both can be cancelled; a cancelled one can be booked again when its day has room, by those who cancelled it, managers and admins.',
      }),
      noShow: t.boolean({ description: 'It is cancelled because nobody was there.' }),
      overbook: t.boolean({
        required: true,
        defaultValue: false,
        description: "Beyond the day's limit on purpose: managers and admins.",
      }),
    }),
  },
  {
    authScopes: { can: 'appointment:write' },
    description:
      'Changes the fields that are given. CONFLICT when the day is full, for a step that its state does not have, and for other times of one that is over. The texts of a time that it leaves are not sent.',
    resolve: (_root, { input: { id, customerId, overbook, ...input } }, { shop }) =>
      updateAppointment(
        shop,
        appointmentId(id),
        { overbook, ...(customerId != null && { customerId: customerIdOf(customerId) }) },
        input,
      ),
  },
  {
    outputFields: (t) => ({
      ...outputFields(t),
      celebrations: celebrationsField(t, ({ id }) => `ServiceAppointment:${id}`),
    }),
  },
)

builder.relayMutationField(
  'cancelServiceAppointment',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'appointment:cancel' },
    description:
      'Cancels an appointment: its place is free again, its texts are not sent. Doing it again gives the first result.',
    resolve: (_root, { input }, { shop }) => cancelAppointment(shop, appointmentId(input.id)),
  },
  { outputFields },
)
