import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { reads } from '#api/core/reads/sources.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { AppointmentStatus } from '#api/generated/enums.ts'
import { appointmentList } from '#api/modules/appointments/lists.ts'
import { reminderOf, reminderStates } from '#api/modules/appointments/reminder.ts'
import { isCompletable, isOver, mayBookAgain, needsOutcome } from '#api/modules/appointments/states.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'

export const AppointmentStatusEnum = builder.enumType('AppointmentStatus', {
  values: Object.values(AppointmentStatus),
})

const ReminderStateEnum = builder.enumType('AppointmentReminderState', {
  description: 'What has become of the reminder of an appointment.',
  values: reminderStates,
})

/** An appointment at which the business serves a customer. */
export const ServiceAppointment = builder.prismaNode('ServiceAppointment', {
  ...recordNode(),
  description: "An appointment at a customer's place, in local time.",
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    customer: t.relation('customer'),
    date: t.expose('date', { type: 'Date', description: 'A local day of the business.' }),
    startTime: t.expose('startTime', { type: 'LocalTime' }),
    endTime: t.expose('endTime', { type: 'LocalTime' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    technician: t.exposeString('technician', { description: 'The name of the technician.' }),
    technicianUserId: t.id({
      nullable: true,
      extensions: reads('technicianUserId'),
      description: 'The id of the `User` who is the technician; null for an external technician.',
      resolve: ({ technicianUserId: id }) => (id === null ? null : globalId('User', id)),
    }),
    description: t.exposeString('description'),
    notes: t.exposeString('notes', { nullable: true }),
    status: t.expose('status', { type: AppointmentStatusEnum }),
    isNoShow: t.exposeBoolean('noShow', {
      description: 'Whether it was cancelled because the customer was not there.',
    }),
    hasSmsReminder: t.exposeBoolean('smsReminder', {
      description: 'Whether a reminder is sent 24 hours before.',
    }),
    isReminderSent: t.exposeBoolean('reminderSent', {
      description: 'Whether the provider has accepted the reminder for the current time of the appointment.',
    }),
    reminderState: t.field({
      type: ReminderStateEnum,
      description: 'The state of the reminder for the current time of the appointment.',
      resolve: async (appointment, _args, context) => (await reminderOf(context, appointment)).state,
    }),
    reminderProblem: t.string({
      nullable: true,
      description:
        'Why the reminder failed, why its state is unknown, or what keeps a pending one from being sent.',
      resolve: async (appointment, _args, context) => (await reminderOf(context, appointment)).problem,
    }),
    isOverbooked: t.boolean({
      description: 'Whether it was booked beyond the limit of the day.',
      resolve: (appointment) => appointment.status !== 'CANCELLED' && appointment.place === null,
    }),
    canMove: t.boolean({
      description: 'Whether the viewer may move it, which requires that it is not completed or cancelled.',
      resolve: (appointment, _args, { viewer }) => !isOver(appointment) && may(viewer, 'appointment:write'),
    }),
    canCancel: t.boolean({
      description: 'Whether the viewer may cancel it.',
      resolve: (appointment, _args, { viewer }) => !isOver(appointment) && may(viewer, 'appointment:cancel'),
    }),
    needsOutcome: t.boolean({
      description: 'Whether it is still scheduled or in progress after its end.',
      resolve: (appointment, _args, { ctx }) => needsOutcome(appointment, ctx.now()),
    }),
    needsTechnician: t.boolean({
      select: { status: true, technicianUser: { select: { isActive: true } } },
      extensions: reads('status'),
      description: 'Whether it is scheduled or in progress with a technician who is no longer on the team.',
      resolve: (appointment) => !isOver(appointment) && appointment.technicianUser?.isActive === false,
    }),
    canStart: t.boolean({
      description: 'Whether the viewer may set it in progress.',
      resolve: ({ status }, _args, { viewer }) => status === 'SCHEDULED' && may(viewer, 'appointment:write'),
    }),
    canComplete: t.boolean({
      description: 'Whether the viewer may complete it: it is in progress, or still scheduled after its end.',
      resolve: (appointment, _args, { viewer, ctx }) =>
        isCompletable(appointment, ctx.now()) && may(viewer, 'appointment:write'),
    }),
    canBookAgain: t.boolean({
      description:
        'Whether the viewer may book it again: users what they cancelled themselves, managers and admins all. Its day may be full.',
      resolve: (appointment, _args, { ctx }) => mayBookAgain(ctx, appointment),
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the customer confirmed the current date and time by text.',
    }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    completedBy: t.relation('completedBy', { nullable: true }),
    cancelledBy: t.relation('cancelledBy', {
      nullable: true,
      description:
        'The user who cancelled the appointment; null when it is not cancelled or an API key cancelled it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const AppointmentFilterEnum = builder.enumType('AppointmentFilter', {
  description:
    'OPEN: scheduled or in progress. NOT_CANCELLED: all but cancelled ones. NEEDS_OUTCOME: still scheduled after their end.',
  values: ['OPEN', 'NOT_CANCELLED', 'NEEDS_OUTCOME', 'ALL'] as const,
})

builder.prismaObjectField(Business, 'serviceAppointments', (t) =>
  t.connection(
    {
      type: ServiceAppointment,
      description: 'Appointments by day, then by time.',
      args: {
        ...changeArgs,
        filter: t.arg({ type: AppointmentFilterEnum, required: true, defaultValue: 'OPEN' }),
        from: t.arg({ type: 'Date', description: 'The first day.' }),
        to: t.arg({ type: 'Date', description: 'The last day.' }),
      },
      ...listConnection(withChangeArgs(appointmentList)),
    },
    ...connectionOf(ServiceAppointment),
  ),
)
