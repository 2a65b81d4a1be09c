import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { badField } from '#api/core/errors/errors.ts'
import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import {
  type CalendarDay,
  calendarDaysOf,
  daysFrom,
  mostDays,
  mostOfDay,
  shownInCell,
} from '#api/modules/appointments/calendar/service.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import type { AppointmentRow } from '#api/modules/appointments/states.ts'
import { Business } from '#api/modules/business/schema.ts'

/** The first appointments of a day; one statement reads those of all requested days. */
async function firstAppointments(
  ids: readonly number[],
  first: number,
  context: Context,
  info: GraphQLResolveInfo,
) {
  if (first < 0 || first > mostOfDay) throw badField('first', `Must be between 0 and ${mostOfDay}`)
  const loader = batchOf<AppointmentRow | null>(context, info, async (query) => {
    const among = { where: { id: { in: [...query] } } }
    const rows = await context.ctx.db.serviceAppointment.findMany({
      ...queryFromInfo({ context, info }),
      ...among,
    })
    const found = new Map(rows.map((row) => [row.id, row]))
    return query.map((id) => found.get(id) ?? null)
  })
  const rows = await Promise.all(ids.slice(0, first).map((id) => loader.load(id)))
  // Skips appointments that were deleted after the day was counted.
  return rows.filter((row) => row !== null)
}

const CalendarDayType = builder.objectRef<CalendarDay>('CalendarDay').implement({
  description: 'A day of the service calendar.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'A local day of the business.' }),
    count: t.exposeInt('count', {
      description: 'The number of appointments of all technicians that are not cancelled.',
    }),
    matchingCount: t.exposeInt('matchingCount', {
      description: 'The number of them that match the filter by technician.',
    }),
    isFull: t.exposeBoolean('isFull', {
      description: 'Whether all technicians together have reached the limit of appointments a day.',
    }),
    cancelledCount: t.exposeInt('cancelledCount', {
      description: 'The number of cancelled ones that match the filter by technician.',
    }),
    appointments: t.field({
      type: [ServiceAppointment],
      extensions: priced({ statements: 1, batched: true }),
      description: 'The first appointments that are not cancelled and match the filter, by time.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: shownInCell,
          description: `At most ${mostOfDay}.`,
        }),
      },
      resolve: ({ kept }, { first }, context, info) => firstAppointments(kept, first, context, info),
    }),
    cancelled: t.field({
      type: [ServiceAppointment],
      extensions: priced({ statements: 1, batched: true }),
      description: 'The first cancelled appointments that match the filter, by time.',
      args: { first: t.arg.int({ required: true, defaultValue: 25, description: `At most ${mostOfDay}.` }) },
      resolve: ({ cancelled }, { first }, context, info) =>
        firstAppointments(cancelled, first, context, info),
    }),
  }),
})

builder.prismaObjectField(Business, 'calendarDays', (t) =>
  t.field({
    type: [CalendarDayType],
    description: `The days of the service calendar, at most ${mostDays}. One of the last four arguments limits what they list.`,
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day, inclusive.' }),
      mine: t.arg.boolean({ description: 'Whether to list only the appointments of the viewer.' }),
      technicianUserId: t.arg.id({ description: 'Lists only the appointments of this team member.' }),
      technician: t.arg.string({
        description: 'Lists only the appointments of this external technician, in whatever spelling.',
      }),
      needsTechnician: t.arg.boolean({
        description:
          'Whether to list only those that are scheduled or in progress with somebody who has left the team.',
      }),
    },
    resolve: (_business, { from, to, ...filter }, { ctx }) => calendarDaysOf(ctx, daysFrom(from, to), filter),
  }),
)
