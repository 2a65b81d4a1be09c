import type { CustomerStatus } from '#api/core/database/generated/enums.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { dueTime } from '#api/modules/follow-ups/enrolment.ts'

/** The effect of applying a plan to the customers with its status, in numbers of follow-ups. */
export interface PlanChanges {
  added: number
  moved: number
  cancelled: number
}

// $1 is the business, $2 the status, $3 the time zone, $4 now. Compares the follow-ups that the plan requires with
// the pending ones. Only pending follow-ups in the future are changed, and none is moved into the past.
const differences = `
  WITH steps AS (
    SELECT id AS "stepId", "dayNumber", title, description FROM "FollowUpStep"
     WHERE "businessId" = $1 AND "customerStatus" = $2::"CustomerStatus" AND "isActive"
  ), planned AS (
    SELECT customer.id AS "customerId", customer.anchor AS "anchorDate", steps.*,
           (customer.anchor + steps."dayNumber" + time '${dueTime}') AT TIME ZONE $3 AS due
      FROM (SELECT id, ("statusUpdatedAt" AT TIME ZONE $3)::date AS anchor FROM "Customer"
             WHERE "businessId" = $1 AND status = $2::"CustomerStatus") AS customer
     CROSS JOIN steps
  ), waiting AS (
    SELECT * FROM "FollowUp"
     WHERE "businessId" = $1 AND state = 'PENDING' AND "scheduledDate" > $4::timestamptz
  ), added AS (
    SELECT planned.* FROM planned
      LEFT JOIN "FollowUp" AS made ON made."businessId" = $1
       AND (made."customerId", made."stepId", made."anchorDate")
         = (planned."customerId", planned."stepId", planned."anchorDate")
     WHERE planned.due > $4::timestamptz AND (made.id IS NULL OR made.state = 'CANCELLED')
  ), moved AS (
    SELECT waiting.id, planned.title, planned.description,
           CASE WHEN anew THEN planned."dayNumber" ELSE waiting."dayNumber" END AS "dayNumber",
           CASE WHEN anew THEN planned.due ELSE waiting."scheduledDate" END AS due
      FROM waiting
      JOIN planned USING ("customerId", "stepId", "anchorDate"),
           LATERAL (SELECT planned."dayNumber" <> waiting."dayNumber" AND planned.due > $4::timestamptz AS anew) AS change
     WHERE anew OR (planned.title, planned.description) IS DISTINCT FROM (waiting.title, waiting.description)
  ), cancelled AS (
    SELECT id FROM waiting
     WHERE "customerStatus" = $2::"CustomerStatus"
       AND NOT EXISTS (SELECT FROM steps WHERE steps."stepId" = waiting."stepId")
  )`

const preview = `${differences}
  SELECT (SELECT count(*) FROM added)::int AS added,
         (SELECT count(*) FROM moved)::int AS moved,
         (SELECT count(*) FROM cancelled)::int AS cancelled`

const act = `${differences}, inserted AS (
    INSERT INTO "FollowUp" AS made ("businessId", "customerId", "stepId", "anchorDate", "customerStatus",
           "dayNumber", title, description, "scheduledDate", "createdAt", "updatedAt")
    SELECT $1::int, "customerId", "stepId", "anchorDate", $2::"CustomerStatus",
           "dayNumber", title, description, due, $4::timestamptz, $4::timestamptz FROM added
        ON CONFLICT ("businessId", "customerId", "stepId", "anchorDate") DO UPDATE
       SET state = 'PENDING', "customerStatus" = EXCLUDED."customerStatus", "dayNumber" = EXCLUDED."dayNumber",
           title = EXCLUDED.title, description = EXCLUDED.description,
           "scheduledDate" = EXCLUDED."scheduledDate", "updatedAt" = EXCLUDED."updatedAt"
     WHERE made.state = 'CANCELLED'
    RETURNING 1
  ), updated AS (
    UPDATE "FollowUp" AS row SET title = moved.title, description = moved.description,
           "dayNumber" = moved."dayNumber", "scheduledDate" = moved.due, "updatedAt" = $4::timestamptz
      FROM moved WHERE row."businessId" = $1 AND row.id = moved.id AND row.state = 'PENDING'
    RETURNING 1
  ), ended AS (
    UPDATE "FollowUp" AS row SET state = 'CANCELLED', "updatedAt" = $4::timestamptz
      FROM cancelled WHERE row."businessId" = $1 AND row.id = cancelled.id AND row.state = 'PENDING'
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM inserted)::int AS added,
         (SELECT count(*) FROM updated)::int AS moved,
         (SELECT count(*) FROM ended)::int AS cancelled`

async function run(ctx: BusinessContext, statement: string, status: CustomerStatus): Promise<PlanChanges> {
  const [changes] = await ctx.sql<PlanChanges>(statement, status, ctx.timeZone, ctx.now())
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
