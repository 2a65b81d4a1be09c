import type { Context } from '#api/core/context/context.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { businessField, undoing } from '#api/modules/business/payload.ts'
import { type OverdueMove, overdueMove } from '#api/modules/overdue/input.ts'
import type { Move } from '#api/modules/overdue/plan.ts'
import { MovedRecord } from '#api/modules/overdue/schema.ts'
import { mostAtOnce, moveBack, moveOverdue, type OverdueKind } from '#api/modules/overdue/service.ts'

interface Answer {
  moved: (Move & { kind: OverdueKind })[]
  count: number
  undoToken: string | null
}

const moving = (kind: OverdueKind, undo: string) => ({
  input: overdueMove,
  async resolve(move: OverdueMove, { ctx, services }: Context): Promise<Answer> {
    const { moves, undoToken } = await moveOverdue(ctx, services.undoTokens, kind, move)
    return { moved: moves.map((one) => ({ ...one, kind })), count: moves.length, undoToken }
  },
  payload: (t: FieldsOf<Answer>) => ({
    moved: t.field({
      type: [MovedRecord],
      description: 'The moved records, oldest first.',
      extensions: priced({ rows: mostAtOnce }),
      resolve: ({ moved }) => moved,
    }),
    count: t.exposeInt('count'),
    undoToken: t.exposeString('undoToken', {
      nullable: true,
      description: `Undoes it with \`${undo}\` within one hour; null for an API key.`,
    }),
    business: businessField(t),
  }),
})

const movingBack = (kind: OverdueKind) => ({
  ...undoing(async (ctx, undoTokens, undoToken) => ({
    count: await moveBack(ctx, undoTokens, kind, undoToken),
  })),
  payload: (t: FieldsOf<{ count: number }>) => ({
    count: t.exposeInt('count', { description: 'How many records have their former time again.' }),
    business: businessField(t),
  }),
})

mutation('moveOverdueContacts', {
  authScopes: { can: 'contact:write' },
  description: `Moves the overdue contacts, at most ${mostAtOnce}, oldest first. Each keeps its time of day; when that has passed today, it is the next quarter of an hour. Points still count the day on which they were due.`,
  ...moving('Contact', 'moveBackOverdueContacts'),
})

mutation('moveBackOverdueContacts', {
  authScopes: { can: 'contact:moveBack' },
  description:
    'Undoes `moveOverdueContacts` for the contacts that are open and still have the time that they were moved to.',
  ...movingBack('Contact'),
})

mutation('moveOverdueFollowUps', {
  authScopes: { can: 'followUp:write' },
  description: `Moves the overdue follow-ups, at most ${mostAtOnce}, oldest first. Each keeps its time of day. Points still count the day on which they were due.`,
  ...moving('FollowUp', 'moveBackOverdueFollowUps'),
})

mutation('moveBackOverdueFollowUps', {
  authScopes: { can: 'followUp:moveBack' },
  description:
    'Undoes `moveOverdueFollowUps` for the follow-ups that are pending and still have the time that they were moved to.',
  ...movingBack('FollowUp'),
})
