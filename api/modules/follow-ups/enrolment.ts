import { found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, zonedInstant } from '#api/core/time/localTime.ts'
import type { Customer } from '#api/generated/client.ts'
import { enrolledOn } from '#api/modules/follow-ups/enrolledOn.ts'

/** The local time at which follow-ups are due. */
export const dueTime = '09:00'

// Locked until the transaction ends, so that an edit of the plan runs before or after the whole enrolment.
const activeSteps = `
  SELECT id, "dayNumber" FROM "FollowUpStep"
   WHERE "businessId" = $1 AND "customerStatus" = $2::"CustomerStatus" AND "isActive"
   ORDER BY id FOR SHARE`

// $2 is the customer, $3 the status, $4 the time zone.
const dayOfEnrolment = `
  SELECT ${enrolledOn({ status: '$3::"CustomerStatus"', zone: '$4' })}::text AS day
    FROM "Customer" WHERE "businessId" = $1 AND id = $2`

// $2 is the customer, $3 the anchor date, $4 now, $5 the due times of the steps. Follow-ups that were cancelled on
// the same day are restored; those whose step has the same day keep a snoozed date. A step whose day has passed is
// left out unless the customer has it.
const enrolInSteps = `
  INSERT INTO "FollowUp" ("businessId", "customerId", "stepId", "anchorDate", "customerStatus", "dayNumber",
                          title, description, "scheduledDate", "createdAt", "updatedAt")
  SELECT $1::int, $2::int, step.id, $3::date, step."customerStatus", step."dayNumber",
         step.title, step.description, due.at, $4::timestamptz, $4::timestamptz
    FROM "FollowUpStep" AS step
    JOIN jsonb_to_recordset($5::jsonb) AS due(id int, at timestamptz, "hasPassed" boolean) ON due.id = step.id
   WHERE step."businessId" = $1
     AND (NOT due."hasPassed" OR EXISTS (SELECT FROM "FollowUp" AS made WHERE made."businessId" = $1
                                            AND (made."customerId", made."stepId", made."anchorDate") = ($2, step.id, $3::date)))
      ON CONFLICT ("businessId", "customerId", "stepId", "anchorDate") DO UPDATE
     SET state = 'PENDING', "customerStatus" = EXCLUDED."customerStatus", "dayNumber" = EXCLUDED."dayNumber",
         title = EXCLUDED.title, description = EXCLUDED.description, "updatedAt" = EXCLUDED."updatedAt",
         "scheduledDate" = CASE WHEN "FollowUp"."dayNumber" = EXCLUDED."dayNumber"
                                THEN "FollowUp"."scheduledDate" ELSE EXCLUDED."scheduledDate" END
   WHERE "FollowUp".state = 'CANCELLED'`

/** Cancels the pending follow-ups of a customer that belong to other statuses; resolves to their ids. */
export async function cancelOthers(
  tx: BusinessContext,
  { id, status }: Pick<Customer, 'id' | 'status'>,
): Promise<number[]> {
  const cancelled = await tx.db.followUp.updateManyAndReturn({
    select: { id: true },
    where: { customerId: id, state: 'PENDING', customerStatus: { not: status } },
    data: { state: 'CANCELLED', updatedAt: tx.now() },
  })
  return cancelled.map((followUp) => followUp.id)
}

/**
 * Enrols a customer who enters a status in its plan, and cancels the pending follow-ups of other statuses. Creates
 * one follow-up per active step, at 09:00 on the local day of the change plus the step's days. Idempotent; a customer
 * who leaves and re-enters a status on the same day gets the same follow-ups back, and goes on with the plan.
 */
export async function enrol(
  tx: BusinessContext,
  { id, status }: Pick<Customer, 'id' | 'status'>,
): Promise<void> {
  const steps = await tx.sql<{ id: number; dayNumber: number }>(activeSteps, status)
  await cancelOthers(tx, { id, status })
  if (steps.length === 0) return
  const [enrolled] = await tx.sql<{ day: string }>(dayOfEnrolment, id, status, tx.timeZone)
  const anchor = found('Customer', enrolled).day
  const due = steps.map((step) => {
    const day = addDays(anchor, step.dayNumber)
    return { id: step.id, at: zonedInstant(day, dueTime, tx.timeZone), hasPassed: day < tx.today() }
  })
  await tx.sql(enrolInSteps, id, anchor, tx.now(), JSON.stringify(due))
}

// $2 are the customers with their statuses, $3 the anchor date, $4 now, $5 the due times of the steps.
const enrolNew = `
  INSERT INTO "FollowUp" ("businessId", "customerId", "stepId", "anchorDate", "customerStatus", "dayNumber",
                          title, description, "scheduledDate", "createdAt", "updatedAt")
  SELECT $1::int, entered.id, step.id, $3::date, step."customerStatus", step."dayNumber",
         step.title, step.description, due.at, $4::timestamptz, $4::timestamptz
    FROM jsonb_to_recordset($2::jsonb) AS entered(id int, status "CustomerStatus")
    JOIN "FollowUpStep" AS step ON step."businessId" = $1 AND step."customerStatus" = entered.status
    JOIN jsonb_to_recordset($5::jsonb) AS due(id int, at timestamptz) ON due.id = step.id
   ORDER BY entered.id, step.id`

/** Enrols customers who were added today in the plans of their statuses, in one statement. */
export async function enrolAdded(
  tx: BusinessContext,
  customers: readonly Pick<Customer, 'id' | 'status'>[],
): Promise<void> {
  const statuses = [...new Set(customers.map(({ status }) => status))]
  const steps: { id: number; dayNumber: number }[] = []
  for (const status of statuses) steps.push(...(await tx.sql<(typeof steps)[number]>(activeSteps, status)))
  if (steps.length === 0) return
  const today = tx.today()
  const due = steps.map(({ id, dayNumber }) => ({
    id,
    at: zonedInstant(addDays(today, dayNumber), dueTime, tx.timeZone),
  }))
  const entered = customers.map(({ id, status }) => ({ id, status }))
  await tx.sql(enrolNew, JSON.stringify(entered), today, tx.now(), JSON.stringify(due))
}
