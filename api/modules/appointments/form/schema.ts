import { builder } from '#api/core/graph/builder.ts'
import { idOf } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { nextDayWithRoom } from '#api/modules/appointments/form/freeSlots.ts'
import { type Sample, sampleAppointment } from '#api/modules/appointments/form/sample.ts'
import {
  countWorkingTechnicians,
  mostTechnicians,
  type Technician,
  technicianOverlaps,
  techniciansOf,
} from '#api/modules/appointments/form/technicians.ts'
import { countNeedingOutcome } from '#api/modules/appointments/lists.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import { allowed } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { User } from '#api/modules/team/schema.ts'

// Fields for the appointment form: technicians, overlaps, whether texts can be sent.

const AppointmentSample = builder.objectRef<Sample>('AppointmentSample').implement({
  description: 'Values that fill the form of a new appointment in the demo.',
  fields: (t) => ({
    customer: t.prismaField({
      type: Customer,
      nullable: true,
      resolve: (query, { customerId }, _args, { ctx }) =>
        ctx.db.customer.findFirst({ ...query, where: { id: customerId } }),
    }),
    startTime: t.expose('startTime', { type: 'LocalTime' }),
    endTime: t.expose('endTime', { type: 'LocalTime' }),
    technician: t.exposeString('technician'),
    description: t.exposeString('description'),
  }),
})

const TechnicianType = builder.objectRef<Technician>('Technician').implement({
  description: 'A possible technician of an appointment: a team member or an external technician.',
  fields: (t) => ({
    name: t.exposeString('name'),
    user: t.field({ type: User, nullable: true, resolve: ({ user }) => user }),
  }),
})

builder.prismaObjectFields(Business, (t) => ({
  canOverbook: t.boolean(allowed('appointment:overbook', 'book more appointments than the limit of a day')),
  sampleAppointment: t.field({
    type: AppointmentSample,
    extensions: priced({ statements: 1 }),
    nullable: true,
    description: 'Values that fill the form of a new appointment in the demo; null in other businesses.',
    resolve: (_business, _args, { ctx }) => sampleAppointment(ctx),
  }),
  technicians: t.field({
    type: [TechnicianType],
    extensions: priced({ rows: mostTechnicians, statements: 2 }),
    description: `The technicians to choose from, at most ${mostTechnicians}: active team members by name, then external technicians of recent appointments.`,
    resolve: (_business, _args, { ctx }) => techniciansOf(ctx),
  }),
  workingTechnicians: t.int({
    extensions: priced({ statements: 1 }),
    description: 'The number of technicians of the latest 200 appointments.',
    resolve: (_business, _args, { ctx }) => countWorkingTechnicians(ctx),
  }),
  technicianOverlaps: t.prismaField({
    type: [ServiceAppointment],
    extensions: priced({ rows: 3 }),
    description:
      'Other appointments of the technician that overlap these times, at most three, for a warning. Matches by team member if given, otherwise by name in whatever spelling. Cancelled appointments are excluded.',
    args: {
      date: t.arg({ type: 'Date', required: true, description: 'A local day of the business.' }),
      startTime: t.arg({ type: 'LocalTime', required: true }),
      endTime: t.arg({ type: 'LocalTime', required: true }),
      technician: t.arg.string({ required: true, description: 'The name of the technician.' }),
      technicianUserId: t.arg.id({
        description: 'The id of the team member; omit it for an external technician.',
      }),
      exceptId: t.arg.id({ description: 'The appointment being edited.' }),
    },
    resolve: (query, _business, { exceptId, technicianUserId, ...input }, { ctx }) => {
      const except = exceptId ? idOf('ServiceAppointment', exceptId, 'Appointment') : 0
      const userId = technicianUserId ? idOf('User', technicianUserId, 'Team member') : null
      return technicianOverlaps(ctx, { ...input, except, userId }, query)
    },
  }),
  canSendTexts: t.boolean({
    description:
      'Whether the business can send texts: SMS is enabled and the SMS provider account is complete.',
    resolve: ({ smsEnabled, twilioAccountSid, twilioAuthTokenSealed, twilioPhoneNumber }) =>
      Boolean(smsEnabled && twilioAccountSid && twilioAuthTokenSealed && twilioPhoneNumber),
  }),
  nextDayWithRoom: t.field({
    type: 'Date',
    nullable: true,
    extensions: priced({ statements: 1 }),
    description:
      'The first day after `after`, today at the earliest, that has room for another appointment; null when none of 60 days has.',
    args: { after: t.arg({ type: 'Date', required: true }) },
    resolve: (_business, { after }, { ctx }) => nextDayWithRoom(ctx, after),
  }),
  appointmentsNeedingOutcome: t.int({
    extensions: priced({ statements: 1 }),
    description: 'The number of appointments that are still scheduled after their end, exact up to 1,000.',
    resolve: (_business, _args, { ctx }) => countNeedingOutcome(ctx),
  }),
}))
