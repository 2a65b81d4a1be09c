import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { idOf } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { nextDayWithRoom } from '#api/modules/appointments/form/room.ts'
import { type Sample, sampleAppointment } from '#api/modules/appointments/form/sample.ts'
import { technicianNames, technicianOverlaps } from '#api/modules/appointments/form/technicians.ts'
import { countNeedingOutcome } from '#api/modules/appointments/lists.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Customer } from '#api/modules/customers/schema.ts'

// What one is shown while one fills in an appointment's form.

const AppointmentSample = builder.objectRef<Sample>('AppointmentSample').implement({
  description: 'What a new appointment of the demo begins with.',
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

builder.prismaObjectFields(Business, (t) => ({
  canOverbook: t.boolean({
    description: "Whether the viewer may book beyond a day's limit on purpose.",
    resolve: (_business, _args, { viewer }) => may(viewer, 'appointment:overbook'),
  }),
  sampleAppointment: t.field({
    type: AppointmentSample,
    extensions: priced({ statements: 1 }),
    nullable: true,
    description: 'What fills a new appointment in the demo; null in every other business.',
    resolve: (_business, _args, { ctx }) => sampleAppointment(ctx),
  }),
  technicians: t.stringList({
    extensions: priced({ rows: 50, statements: 1 }),
    description:
      'Names for the field of the technician, at most 50: the active team, then who else had one of the latest appointments.',
    resolve: (_business, _args, { ctx }) => technicianNames(ctx),
  }),
  technicianOverlaps: t.prismaField({
    type: [ServiceAppointment],
    extensions: priced({ rows: 3 }),
    description:
      'What a technician has at these times already, at most three: a warning, not an error. Names are compared in any case; cancelled ones do not count.',
    args: {
      date: t.arg({ type: 'Date', required: true, description: "The shop's local day." }),
      startTime: t.arg({ type: 'LocalTime', required: true }),
      endTime: t.arg({ type: 'LocalTime', required: true }),
      technician: t.arg.string({ required: true }),
      exceptId: t.arg.id({ description: 'The appointment being edited.' }),
    },
    resolve: (query, _business, { exceptId, ...input }, { ctx }) => {
      const except = exceptId ? idOf('ServiceAppointment', exceptId, 'Appointment') : 0
      return technicianOverlaps(ctx, { ...input, except }, query)
    },
  }),
  nextDayWithRoom: t.field({
    type: 'Date',
    nullable: true,
    extensions: priced({ statements: 1 }),
    description:
      'The next day after one, not before today, on which another appointment fits; null when none of 60 has room.',
    args: { after: t.arg({ type: 'Date', required: true }) },
    resolve: (_business, { after }, { ctx }) => nextDayWithRoom(ctx, after),
  }),
  appointmentsNeedingOutcome: t.int({
    extensions: priced({ statements: 1 }),
    description: 'How many appointments are still scheduled after their end, exact up to 1,000.',
    resolve: (_business, _args, { ctx }) => countNeedingOutcome(ctx),
  }),
}))
