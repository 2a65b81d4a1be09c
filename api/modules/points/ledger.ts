import type { Bind } from '#api/core/database/sqlParams.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { badges } from '#api/modules/points/badges.ts'
import { mostADay, type Rule, rules } from '#api/modules/points/rules.ts'
import { titles } from '#api/modules/points/stats.ts'

/** All rules that the database functions of the ledger need, as JSON (docs/decisions/0016-points-ledger.md). */
export const ruleBook = JSON.stringify({
  mostADay,
  rules,
  // The database's function calls the points of a title `from`.
  titles: titles.map(({ name, minPoints }) => ({ name, from: minPoints })),
  badges,
})

interface Earning {
  /** The user who earns the points; null for API keys and the system, who earn none. */
  userId: number | null
  /** The rules; each adds an entry. */
  rules: readonly Rule[]
  /** The record, such as `Contact:12`. It earns points once, until they are reversed. */
  subject: string
  /** Points earned before this time do not count as already earned. */
  since?: Date
}

/**
 * Adds the points of an act to the ledger and its sums, in the transaction of the act. Call it last, while the act's
 * record is still locked. Does nothing when the business has switched points off or the record has already earned
 * points.
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
  /** The rule, as a SQL expression. */
  rule: string
  /** The subject, as a SQL expression. */
  subject: string
}

/** A SQL call that does the same inside an act's own statement. Join it laterally; it returns one row. */
export function earnSql(ctx: BusinessContext, { userId, rule, subject }: EarningSql, bind: Bind): string {
  const [user, day, at] = [bind(userId, 'int'), bind(ctx.today(), 'date'), bind(ctx.now(), 'timestamptz')]
  return `earn_points($1, ${user}, ARRAY[${rule}], ${subject}, NULL, ${day}, ${at}, ${bind(ruleBook, 'jsonb')})`
}

interface Undoing {
  subject: string
  /** Points earned before this time are kept. */
  since?: Date
}

/**
 * Reverses the points of a record: adds the exact negative for the user who earned them, on the day of the award.
 * Call it last in the transaction of the act. Works while points are switched off as well, so that the ledger is
 * correct when they are switched on again.
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
