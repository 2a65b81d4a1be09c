import { sqlParams } from '#api/core/database/sqlParams.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { enrolledOn } from '#api/modules/follow-ups/enrolledOn.ts'
import { dueTime } from '#api/modules/follow-ups/enrolment.ts'

/** The effect of applying a plan to the customers with its status, in numbers of follow-ups. */
export interface PlanChanges {
  added: number
  moved: number
  cancelled: number
}

/** The parameters of the statements. */
interface Params {
  status: string
  zone: string
  now: string
}

// Compares the follow-ups that the plan requires with
// the pending ones. Only pending follow-ups in the future are changed, and none is moved into the past. `missing` is
// computed by itself, so that the index is asked about those alone and the whole table is not read; its condition on
// days leaves out most steps before their exact times are computed, and is a day wider than these.
const differences = ({ status, zone, now }: Params) => `
  WITH steps AS (
    SELECT id AS "stepId", "dayNumber", title, description FROM "FollowUpStep"
     WHERE "businessId" = $1 AND "customerStatus" = ${status} AND "isActive"
  ), customers AS (
    SELECT id AS "customerId", ${enrolledOn({ status, zone })} AS "anchorDate" FROM "Customer"
     WHERE "businessId" = $1 AND status = ${status}
  ), waiting AS (
    SELECT made.id, made."customerId", "stepId", made."anchorDate", made."dayNumber", made."scheduledDate",
           step."dayNumber" IS NULL AS dropped, step."dayNumber" <> made."dayNumber" AS "otherDay",
           (step.title, step.description) IS DISTINCT FROM (made.title, made.description) AS reworded
      FROM "FollowUp" AS made LEFT JOIN steps AS step USING ("stepId")
     WHERE made."businessId" = $1 AND made.state = 'PENDING' AND made."scheduledDate" > ${now}
       AND (made."customerStatus" = ${status} OR step."dayNumber" IS NOT NULL)
  ), missing AS MATERIALIZED (
    SELECT planned.*
      FROM (SELECT customers.*, steps.*,
                   (customers."anchorDate" + steps."dayNumber" + time '${dueTime}') AT TIME ZONE ${zone} AS due
              FROM customers JOIN steps
                ON customers."anchorDate" + steps."dayNumber" >= (${now} AT TIME ZONE ${zone})::date - 1) AS planned
      LEFT JOIN waiting USING ("customerId", "stepId", "anchorDate")
     WHERE planned.due > ${now} AND waiting.id IS NULL
  ), added AS (
    SELECT * FROM missing
     WHERE coalesce((SELECT made.state FROM "FollowUp" AS made WHERE made."businessId" = $1
                       AND (made."customerId", made."stepId", made."anchorDate")
                         = (missing."customerId", missing."stepId", missing."anchorDate")), 'CANCELLED') = 'CANCELLED'
  ), moved AS (
    SELECT waiting.id, steps.title, steps.description,
           CASE WHEN anew THEN steps."dayNumber" ELSE waiting."dayNumber" END AS "dayNumber",
           CASE WHEN anew THEN due ELSE waiting."scheduledDate" END AS due
      FROM waiting JOIN steps USING ("stepId") JOIN customers USING ("customerId", "anchorDate"),
           LATERAL (SELECT ("anchorDate" + steps."dayNumber" + time '${dueTime}') AT TIME ZONE ${zone} AS due) AS planned,
           LATERAL (SELECT "otherDay" AND due > ${now} AS anew) AS change
     WHERE ("otherDay" OR reworded) AND (anew OR reworded)
  ), cancelled AS (
    SELECT id FROM waiting WHERE dropped
  )`

const preview = (params: Params) => `${differences(params)}
  SELECT (SELECT count(*) FROM added)::int AS added,
         (SELECT count(*) FROM moved)::int AS moved,
         (SELECT count(*) FROM cancelled)::int AS cancelled`

const act = (params: Params) => `${differences(params)}, inserted AS (
    INSERT INTO "FollowUp" AS made ("businessId", "customerId", "stepId", "anchorDate", "customerStatus",
           "dayNumber", title, description, "scheduledDate", "createdAt", "updatedAt")
    SELECT $1::int, "customerId", "stepId", "anchorDate", ${params.status},
           "dayNumber", title, description, due, ${params.now}, ${params.now} FROM added
        ON CONFLICT ("businessId", "customerId", "stepId", "anchorDate") DO UPDATE
       SET state = 'PENDING', "customerStatus" = EXCLUDED."customerStatus", "dayNumber" = EXCLUDED."dayNumber",
           title = EXCLUDED.title, description = EXCLUDED.description,
           "scheduledDate" = EXCLUDED."scheduledDate", "updatedAt" = EXCLUDED."updatedAt"
     WHERE made.state = 'CANCELLED'
    RETURNING 1
  ), updated AS (
    UPDATE "FollowUp" AS row SET title = moved.title, description = moved.description,
           "dayNumber" = moved."dayNumber", "scheduledDate" = moved.due, "updatedAt" = ${params.now}
      FROM moved WHERE row."businessId" = $1 AND row.id = moved.id AND row.state = 'PENDING'
    RETURNING 1
  ), ended AS (
    UPDATE "FollowUp" AS row SET state = 'CANCELLED', "updatedAt" = ${params.now}
      FROM cancelled WHERE row."businessId" = $1 AND row.id = cancelled.id AND row.state = 'PENDING'
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM inserted)::int AS added,
         (SELECT count(*) FROM updated)::int AS moved,
         (SELECT count(*) FROM ended)::int AS cancelled`

async function run(
  ctx: BusinessContext,
  statementFor: (params: Params) => string,
  customerStatus: CustomerStatus,
): Promise<PlanChanges> {
  const { values, bind } = sqlParams()
  const status = bind(customerStatus, '"CustomerStatus"')
  const zone = bind(ctx.timeZone)
  const now = bind(ctx.now(), 'timestamptz')
  const [changes] = await ctx.sql<PlanChanges>(statementFor({ status, zone, now }), ...values)
  if (!changes) throw new AppError('INTERNAL', { cause: 'the statement answers one row' })
  return changes
}

/** What applying the plan of a status would change now. */
export function planChanges(ctx: BusinessContext, status: CustomerStatus): Promise<PlanChanges> {
  return run(ctx, preview, status)
}

/**
 * Updates the follow-ups of all customers with a status to the current plan: adds missing future ones, moves and
 * rewords pending ones, cancels those of removed steps. Snoozed follow-ups keep their date unless the day of their
 * step has changed. Idempotent.
 */
export function applyPlan(ctx: BusinessContext, status: CustomerStatus): Promise<PlanChanges> {
  return ctx.transaction(async (tx) => {
    // Locks customers, then steps, then follow-ups, in the same order as a status change. A customer whose status is
    // changing is waited for and left to the new plan.
    await tx.sql(
      `SELECT count(*) FROM (SELECT 1 FROM "Customer" WHERE "businessId" = $1 AND status = $2::"CustomerStatus"
         ORDER BY id FOR NO KEY UPDATE) AS held`,
      status,
    )
    await tx.sql('SELECT 1 FROM "FollowUpStep" WHERE "businessId" = $1 ORDER BY id FOR SHARE')
    const changes = await run(tx, act, status)
    if (changes.added + changes.moved + changes.cancelled > 0) {
      const subject = `Business:${tx.tenant.businessId}` as const
      await recordAudit(tx, { action: 'followUpPlan:apply', subject, after: { status, ...changes } })
    }
    return changes
  })
}
