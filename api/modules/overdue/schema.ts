import { builder } from '#api/core/graph/builder.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { parse } from '#api/core/input/input.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Business } from '#api/modules/business/schema.ts'
import { overdueMove, targets } from '#api/modules/overdue/input.ts'
import { countPerDay, type Move } from '#api/modules/overdue/plan.ts'
import { mostAtOnce, type OverdueKind, previewMove } from '#api/modules/overdue/service.ts'

const OverdueTarget = builder.enumType('OverdueTarget', { values: targets })

const MovedDay = builder.objectRef<{ day: string; count: number }>('MovedDay').implement({
  description: 'A day to which overdue work moves.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date' }),
    count: t.exposeInt('count', { description: 'How many records move to it.' }),
  }),
})

const OverduePreview = builder.objectRef<Move[]>('OverduePreview').implement({
  description: 'What a move of all overdue records would do.',
  fields: (t) => ({
    count: t.int({
      description: `How many records would move, at most ${mostAtOnce}.`,
      resolve: (moves) => moves.length,
    }),
    days: t.field({
      type: [MovedDay],
      description: 'The days that they would move to.',
      extensions: priced({ rows: mostAtOnce }),
      resolve: (moves, _args, { ctx }) => countPerDay(ctx, moves),
    }),
  }),
})

/** A record that was moved, with its former and its new time. */
export const MovedRecord = builder.objectRef<Move & { kind: OverdueKind }>('MovedRecord').implement({
  description: 'A contact or a follow-up that was moved because it was overdue.',
  fields: (t) => ({
    id: t.id({ resolve: ({ kind, id }) => globalId(kind, id) }),
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    from: t.expose('scheduledDate', { type: 'DateTime', description: 'When it was due.' }),
    to: t.expose('to', { type: 'DateTime', description: 'When it is due now.' }),
  }),
})

function preview(
  kind: OverdueKind,
  name: 'overdueContactsPreview' | 'overdueFollowUpsPreview',
  what: string,
) {
  builder.prismaObjectField(Business, name, (t) =>
    t.field({
      type: OverduePreview,
      description: `What a move of all overdue ${what} would do.`,
      args: {
        to: t.arg({ type: OverdueTarget, required: true, defaultValue: 'SPREAD' }),
        perDay: t.arg.int(),
      },
      extensions: priced({ statements: 1 }),
      resolve: (_business, args, { ctx }) => previewMove(ctx, kind, parse(overdueMove, args)),
    }),
  )
}

preview('Contact', 'overdueContactsPreview', 'contacts')
preview('FollowUp', 'overdueFollowUpsPreview', 'follow-ups')
