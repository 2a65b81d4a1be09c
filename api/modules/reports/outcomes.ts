import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import type { Period } from '#api/modules/reports/period.ts'

/** A step of a follow-up plan, with the outcomes of its follow-ups. */
export interface StepOutcomes {
  customerStatus: CustomerStatus
  dayNumber: number
  title: string
  outcomes: OutcomeCount[]
}

/** An outcome that users noted, and the report's own groups: the less common outcomes, none, and skipped follow-ups. */
export const outcomeKinds = ['NOTED', 'OTHER', 'NONE', 'SKIPPED'] as const

export interface OutcomeCount {
  kind: (typeof outcomeKinds)[number]
  outcome: string
  count: number
}

type Row = Omit<StepOutcomes, 'outcomes'> & OutcomeCount

/** The maximum number of steps, and the number of most common outcomes that are listed by name. */
export const mostSteps = 40
export const mostOutcomes = 5

// $2 and $3 bound the period. Follow-ups store the title of their step, so deleted steps are included. The kind keeps
// an outcome that users typed, such as `Skipped`, apart from the group of that name.
const statement = `
  WITH closed AS (
    SELECT "customerStatus", "dayNumber", title, count(*) AS count,
           CASE WHEN state = 'SKIPPED' THEN 'SKIPPED' WHEN outcome IS NULL THEN 'NONE' ELSE 'NOTED' END AS kind,
           CASE WHEN state = 'SKIPPED' THEN 'Skipped' WHEN outcome IS NULL THEN 'No outcome noted' ELSE outcome END AS outcome
      FROM "FollowUp" WHERE "businessId" = $1 AND "closedAt" >= $2::timestamptz AND "closedAt" < $3::timestamptz
       AND state IN ('COMPLETED', 'SKIPPED')
     GROUP BY 1, 2, 3, 5, 6),
  common AS (
    SELECT outcome FROM closed WHERE kind = 'NOTED'
     GROUP BY 1 ORDER BY sum(count) DESC, outcome LIMIT $4),
  steps AS (
    SELECT DISTINCT "customerStatus", "dayNumber", title FROM closed ORDER BY 1, 2, 3 LIMIT $5)
  SELECT "customerStatus", "dayNumber", title, sum(count)::int AS count,
         CASE WHEN kind = 'NOTED' AND outcome NOT IN (SELECT outcome FROM common) THEN 'OTHER' ELSE kind END AS kind,
         CASE WHEN kind = 'NOTED' AND outcome NOT IN (SELECT outcome FROM common) THEN 'Other' ELSE outcome END AS outcome
    FROM steps JOIN closed USING ("customerStatus", "dayNumber", title)
   GROUP BY 1, 2, 3, 5, 6 ORDER BY 1, 2, 3, count DESC, outcome, kind`

/** Follow-ups completed or skipped in a period, by step and outcome. */
export async function outcomesByStep(
  ctx: BusinessContext,
  { starts, ends }: Period,
): Promise<StepOutcomes[]> {
  const limits = [starts[0], ends.at(-1)].map((instant) => instant?.toISOString())
  const rows = await ctx.sql<Row>(statement, ...limits, mostOutcomes, mostSteps)
  const steps = new Map<string, StepOutcomes>()
  for (const { kind, outcome, count, ...step } of rows) {
    const name = Object.values(step).join(' ')
    const known = steps.get(name) ?? { ...step, outcomes: [] }
    known.outcomes.push({ kind, outcome, count })
    steps.set(name, known)
  }
  return [...steps.values()]
}
