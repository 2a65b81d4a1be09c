import type { Bind } from '#api/core/database/sqlParams.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { badges } from '#api/modules/gamification/badges.ts'
import { mostADay, type Rule, rules } from '#api/modules/gamification/rules.ts'
import { titles } from '#api/modules/gamification/stats.ts'

/** All that the database needs to know of the rules to keep the ledger and its sums (docs/decisions/0016-points-ledger.md). */
export const ruleBook = JSON.stringify({
  mostADay,
  rules,
  // The database's function calls the points of a title `from`.
  titles: titles.map(({ name, minPoints }) => ({ name, from: minPoints })),
  badges,
})

interface Earning {
  /** Who did it; nobody earns for API keys and for Cuecard itself. */
  userId: number | null
  /** What it earns by; each gives an entry of its own. */
  rules: readonly Rule[]
  /** What was done, as `Contact:12`. It earns once, until that is undone. */
  subject: string
  /** What was earned before this moment stands in the way no more. */
  since?: Date
}

/**
 * Writes what an act has earned into the ledger, and into the sums of it, in the transaction of the act. Comes last of
 * all that the act holds, and only while it holds what it was done to. Nothing happens where the shop has points
 * switched off, and for what has earned already.
 */
export async function earn(
  tx: BusinessContext,
  { userId, rules: earned, subject, since }: Earning,
): Promise<void> {
  if (userId === null || earned.length === 0) return
  await tx.sql(
    'SELECT earn_points($1, $2::int, $3::text[], $4, $5::timestamptz, $6::date, $7::timestamptz, $8::jsonb)::text',
    userId,
    earned,
    subject,
    since ?? null,
    tx.today(),
    tx.now(),
    ruleBook,
  )
}

interface EarningSql {
  userId: number | null
  /** One rule, as an expression of SQL. */
  rule: string
  /** The subject, as an expression of SQL. */
  subject: string
}

/** The same as a part of an act's own statement: a call to join laterally, which gives one row and does the work. */
export function earnSql(ctx: BusinessContext, { userId, rule, subject }: EarningSql, bind: Bind): string {
  const [person, day, at] = [bind(userId, 'int'), bind(ctx.today(), 'date'), bind(ctx.now(), 'timestamptz')]
  return `earn_points($1, ${person}, ARRAY[${rule}], ${subject}, NULL, ${day}, ${at}, ${bind(ruleBook, 'jsonb')})`
}

interface Undoing {
  subject: string
  /** What was earned before this moment stays. */
  since?: Date
}

/**
 * Takes back what something has earned: the exact negative, for whoever had earned it, on the day of the earning.
 * Likewise in the transaction of the act and last in it. Points that are switched off meanwhile are taken back too:
 * the books are right when they are switched on again.
 */
export async function unearn(tx: BusinessContext, { subject, since }: Undoing): Promise<void> {
  await tx.sql(
    'SELECT undo_points($1, $2, $3::timestamptz, $4::timestamptz, $5::jsonb)::text',
    subject,
    since ?? null,
    tx.now(),
    ruleBook,
  )
}
