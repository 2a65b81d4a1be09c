import { builder } from '#api/core/builder.ts'
import { AppointmentStatus } from '#api/core/database/generated/enums.ts'
import { rowId } from '#api/core/ids.ts'

const AppointmentStatusEnum = builder.enumType('AppointmentStatus', {
  values: Object.values(AppointmentStatus),
})

/** A visit of the shop's to a customer (part 2, decisions section 10). */
export const ServiceAppointment = builder.prismaNode('ServiceAppointment', {
  nullable: true,
  description: "A visit to a customer, in the shop's local time.",
  id: { resolve: (appointment) => String(appointment.id) },
  findUnique: (id, { shop }) => shop.key(rowId(id)),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    customer: t.relation('customer'),
    date: t.expose('date', { type: 'Date', description: "The shop's local day." }),
    startTime: t.exposeString('startTime', { description: '`HH:MM`, 24-hour.' }),
    endTime: t.exposeString('endTime', { description: '`HH:MM`, 24-hour.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    technician: t.exposeString('technician'),
    description: t.exposeString('description'),
    notes: t.exposeString('notes', { nullable: true }),
    status: t.expose('status', { type: AppointmentStatusEnum }),
    noShow: t.exposeBoolean('noShow', { description: 'Cancelled because nobody was there.' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
