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

export interface OutcomeCount {
  outcome: string
  count: number
}

type Row = Omit<StepOutcomes, 'outcomes'> & OutcomeCount

/** The maximum number of steps, and the number of most common outcomes that are listed by name. */
export const mostSteps = 40
export const mostOutcomes = 5

// $2 and $3 bound the period. Follow-ups store the title of their step, so deleted steps are included.
const statement = `
  WITH closed AS (
    SELECT "customerStatus", "dayNumber", title, count(*) AS count,
           CASE WHEN state = 'SKIPPED' THEN 'Skipped' WHEN outcome IS NULL THEN 'No outcome noted' ELSE outcome END AS outcome
      FROM "FollowUp" WHERE "businessId" = $1 AND "closedAt" >= $2::timestamptz AND "closedAt" < $3::timestamptz
       AND state IN ('COMPLETED', 'SKIPPED')
     GROUP BY 1, 2, 3, 5),
  common AS (
    SELECT outcome FROM closed WHERE outcome NOT IN ('Skipped', 'No outcome noted')
     GROUP BY 1 ORDER BY sum(count) DESC, outcome LIMIT $4),
  steps AS (
    SELECT DISTINCT "customerStatus", "dayNumber", title FROM closed ORDER BY 1, 2, 3 LIMIT $5)
  SELECT "customerStatus", "dayNumber", title, sum(count)::int AS count,
         CASE WHEN outcome IN (SELECT outcome FROM common) OR outcome IN ('Skipped', 'No outcome noted') THEN outcome
              ELSE 'Other' END AS outcome
    FROM steps JOIN closed USING ("customerStatus", "dayNumber", title)
   GROUP BY 1, 2, 3, 5 ORDER BY 1, 2, 3, count DESC, outcome`

/** Follow-ups completed or skipped in a period, by step and outcome. */
export async function outcomesByStep(
  ctx: BusinessContext,
  { starts, ends }: Period,
): Promise<StepOutcomes[]> {
  const limits = [starts[0], ends.at(-1)].map((instant) => instant?.toISOString())
  const rows = await ctx.sql<Row>(statement, ...limits, mostOutcomes, mostSteps)
  const steps = new Map<string, StepOutcomes>()
  for (const { outcome, count, ...step } of rows) {
    const name = Object.values(step).join(' ')
    const known = steps.get(name) ?? { ...step, outcomes: [] }
    known.outcomes.push({ outcome, count })
    steps.set(name, known)
  }
  return [...steps.values()]
}
