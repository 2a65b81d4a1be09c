import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { globalId } from '#api/core/graph/ids.ts'
import type { FieldsOf } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { badField } from '#api/core/platform/errors.ts'
import type { Context } from '#api/core/tenancy/context.ts'
import {
  type CalendarDay,
  calendarDaysOf,
  daysFrom,
  mostDays,
  mostOfDay,
  shownInCell,
} from '#api/modules/appointments/calendar.ts'
import { ServiceAppointment } from '#api/modules/appointments/schema.ts'
import type { Acted, AppointmentRow } from '#api/modules/appointments/states.ts'
import { Business } from '#api/modules/business/schema.ts'

/** The first appointments of a day: those of all days that are asked for at once in one statement. */
async function rowsOf(ids: readonly number[], first: number, context: Context, info: GraphQLResolveInfo) {
  if (first < 0 || first > mostOfDay) throw badField('first', `Must be between 0 and ${mostOfDay}`)
  const loader = batchOf<AppointmentRow | null>(context, info, async (asked) => {
    const among = { where: { id: { in: [...asked] } } }
    const rows = await context.ctx.db.serviceAppointment.findMany({
      ...queryFromInfo({ context, info }),
      ...among,
    })
    const found = new Map(rows.map((row) => [row.id, row]))
    return asked.map((id) => found.get(id) ?? null)
  })
  const rows = await Promise.all(ids.slice(0, first).map((id) => loader.load(id)))
  // One that has gone since the day was counted is left out.
  return rows.filter((row) => row !== null)
}

const CalendarDayType = builder.objectRef<CalendarDay>('CalendarDay').implement({
  description:
    'A day of the service calendar. Its id is that of the day, so that whatever tells of it tells of the same.',
  fields: (t) => ({
    id: t.id({ resolve: ({ date }) => globalId('CalendarDay', date) }),
    date: t.expose('date', { type: 'Date', description: "The shop's local day." }),
    count: t.exposeInt('count', { description: 'Appointments that are kept: all but cancelled ones.' }),
    isFull: t.exposeBoolean('isFull', {
      description: 'It holds as many appointments as the shop allows on a day, or more.',
    }),
    hiddenCount: t.int({
      description: `How many are kept beyond the ${shownInCell} that its cell shows.`,
      resolve: ({ count }) => Math.max(count - shownInCell, 0),
    }),
    cancelledCount: t.exposeInt('cancelledCount'),
    appointments: t.field({
      type: [ServiceAppointment],
      extensions: priced({ statements: 1, batched: true }),
      description: 'The first that are kept, by their time.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: shownInCell,
          description: `At most ${mostOfDay}.`,
        }),
      },
      resolve: ({ kept }, { first }, context, info) => rowsOf(kept, first, context, info),
    }),
    cancelled: t.field({
      type: [ServiceAppointment],
      extensions: priced({ statements: 1, batched: true }),
      description: 'The first of the cancelled ones, by their time.',
      args: { first: t.arg.int({ required: true, defaultValue: 25, description: `At most ${mostOfDay}.` }) },
      resolve: ({ cancelled }, { first }, context, info) => rowsOf(cancelled, first, context, info),
    }),
  }),
})

builder.prismaObjectField(Business, 'calendarDays', (t) =>
  t.field({
    type: [CalendarDayType],
    description: `The days of the service calendar, at most ${mostDays}.`,
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day, included.' }),
    },
    resolve: (_business, { from, to }, { ctx }) => calendarDaysOf(ctx, daysFrom(from, to)),
  }),
)

/** The `calendarDays` of a payload: the days that the act changed. */
export function calendarDaysField(t: FieldsOf<Acted>) {
  return t.field({
    type: [CalendarDayType],
    extensions: priced({ rows: 2 }),
    description: 'The days that it touched: the one it stands on now, and the one it stood on before.',
    resolve: ({ date, dayBefore = date }, _args, { ctx }) =>
      calendarDaysOf(ctx, [...new Set([dayBefore, date])]),
  })
}
