import { z } from 'zod'
import type { UndoTokens } from '#api/core/auth/undoTokens.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { startOfDay } from '#api/core/time/localTime.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { recordActivities } from '#api/modules/activities/service.ts'
import { movedLine } from '#api/modules/contacts/service.ts'
import type { OverdueMove } from '#api/modules/overdue/input.ts'
import { type Move, type OpenWork, planMoves } from '#api/modules/overdue/plan.ts'

/** The maximum number of records that move at once; the oldest go first. */
export const mostAtOnce = 500

/** The condition of open records of each kind, and the time before which they are overdue. */
const kinds = {
  Contact: { open: 'NOT completed', noun: 'contact', overdueBefore: (ctx: BusinessContext) => ctx.now() },
  FollowUp: {
    open: `state = 'PENDING'`,
    noun: 'follow-up',
    overdueBefore: (ctx: BusinessContext) => startOfDay(ctx.today(), ctx.timeZone),
  },
} as const
export type OverdueKind = keyof typeof kinds

const columns = 'id, "customerId", "scheduledDate"'

/**
 * The condition on records that the user $3 may move: those of customers whose owner is this user or nobody. An inactive
 * owner counts as nobody. Without a user it holds for all records.
 */
const mayMove = `($3::int IS NULL OR NOT EXISTS (
  SELECT 1 FROM "Customer" customer
    JOIN "User" owner ON owner."businessId" = customer."businessId" AND owner.id = customer."ownerId"
   WHERE customer."businessId" = $1 AND customer.id = "customerId" AND owner."isActive" AND owner.id <> $3))`

function readOverdue(ctx: BusinessContext, kind: OverdueKind): Promise<OpenWork[]> {
  const { open, overdueBefore } = kinds[kind]
  return ctx.sql<OpenWork>(
    `SELECT ${columns} FROM "${kind}" WHERE "businessId" = $1 AND ${open} AND "scheduledDate" < $2::timestamptz
      AND ${mayMove} ORDER BY "scheduledDate", id LIMIT ${mostAtOnce}`,
    overdueBefore(ctx),
    may(ctx.actor, 'overdue:moveOfOthers') ? null : (ctx.userId ?? 0),
  )
}

/** What a move would do: where each of the overdue records goes. */
export async function previewMove(
  ctx: BusinessContext,
  kind: OverdueKind,
  move: OverdueMove,
): Promise<Move[]> {
  return planMoves(ctx, await readOverdue(ctx, kind), move)
}

/**
 * Locks the customers of records, then those of the records that are still open, each in the order of their ids, so that
 * simultaneous acts wait for each other in one direction.
 */
async function lockOpen(tx: BusinessContext, kind: OverdueKind, work: readonly OpenWork[]) {
  await tx.sql(
    'SELECT 1 FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[]) ORDER BY id FOR KEY SHARE',
    work.map(({ customerId }) => customerId),
  )
  const locked = await tx.sql<OpenWork>(
    `SELECT ${columns} FROM "${kind}" WHERE "businessId" = $1 AND id = ANY ($2::int[]) AND ${kinds[kind].open}
      ORDER BY id FOR UPDATE`,
    work.map(({ id }) => id),
  )
  return new Map(locked.map((each) => [each.id, each.scheduledDate.getTime()]))
}

/** Writes the new times. `dueOn` is the value of that column, from the old row `r` and the new time `moved.at`. */
async function write(tx: BusinessContext, kind: OverdueKind, moves: readonly Move[], dueOn: string) {
  if (moves.length === 0) return
  await tx.sql(
    `UPDATE "${kind}" r SET "scheduledDate" = moved.at, "dueOn" = ${dueOn}, "updatedAt" = now()
       FROM unnest($2::int[], $3::text[]::timestamptz[]) AS moved (id, at)
      WHERE r."businessId" = $1 AND r.id = moved.id`,
    moves.map(({ id }) => id),
    moves.map(({ to }) => to.toISOString()),
    tx.timeZone,
  )
  if (kind !== 'Contact') return
  await recordActivities(
    tx,
    moves.map(({ id, customerId, to }) => ({
      customerId,
      contactId: id,
      type: 'CONTACT',
      description: movedLine(tx, to),
    })),
  )
}

const oldDay = '(r."scheduledDate" AT TIME ZONE $4)::date'

export interface Moved {
  moves: Move[]
  /** For the actor's Undo; null for an API key, which has none. */
  undoToken: string | null
}

/** The records as they were moved: id, customer, former time, new time. */
const written = z.array(z.tuple([z.int(), z.int(), z.int(), z.int()]))

/**
 * Moves the overdue records of a kind, in one transaction. The day on which each was due before the first such move
 * still counts for points.
 */
export function moveOverdue(
  ctx: BusinessContext,
  undoTokens: UndoTokens,
  kind: OverdueKind,
  move: OverdueMove,
): Promise<Moved> {
  return ctx.transaction(async (tx) => {
    const overdue = await readOverdue(tx, kind)
    const open = await lockOpen(tx, kind, overdue)
    const still = overdue.filter(({ id, scheduledDate }) => open.get(id) === scheduledDate.getTime())
    const moves = planMoves(tx, still, move)
    await write(tx, kind, moves, `coalesce(r."dueOn", ${oldDay})`)
    const content: z.input<typeof written> = moves.map(({ id, customerId, scheduledDate, to }) => [
      id,
      customerId,
      scheduledDate.getTime(),
      to.getTime(),
    ])
    const undoToken = tx.userId === null ? null : await undoTokens.sign(tx, kinds[kind].noun, content)
    return { moves, undoToken }
  })
}

/**
 * Undoes a move: what is still open and has the time that it was moved to gets its former time and day back.
 * @returns the number of these
 * @throws NOT_FOUND for a token that is expired or another user's
 */
export async function moveBack(
  ctx: BusinessContext,
  undoTokens: UndoTokens,
  kind: OverdueKind,
  undoToken: string,
): Promise<number> {
  const moved = await undoTokens.read(ctx, kinds[kind].noun, undoToken, written, 'moved back')
  return ctx.transaction(async (tx) => {
    const backs = moved.map(([id, customerId, from, to]) => ({
      id,
      customerId,
      scheduledDate: new Date(to),
      to: new Date(from),
    }))
    const open = await lockOpen(tx, kind, backs)
    const still = backs.filter(({ id, scheduledDate }) => open.get(id) === scheduledDate.getTime())
    await write(tx, kind, still, `CASE WHEN r."dueOn" < (moved.at AT TIME ZONE $4)::date THEN r."dueOn" END`)
    return still.length
  })
}
