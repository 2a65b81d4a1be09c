import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, localDay, zonedInstant } from '#api/core/time/localTime.ts'
import type { Customer } from '#api/generated/client.ts'

/** The local time at which follow-ups are due. */
export const dueTime = '09:00'

// Locked until the transaction ends, so that an edit of the plan runs before or after the whole enrolment.
const activeSteps = `
  SELECT id, "dayNumber" FROM "FollowUpStep"
   WHERE "businessId" = $1 AND "customerStatus" = $2::"CustomerStatus" AND "isActive"
   ORDER BY id FOR SHARE`

// $2 is the customer, $3 the anchor date, $4 now, $5 the due times of the steps. Follow-ups that were cancelled on
// the same day are restored; those whose step has the same day keep a snoozed date.
const enrolInSteps = `
  INSERT INTO "FollowUp" ("businessId", "customerId", "stepId", "anchorDate", "customerStatus", "dayNumber",
                          title, description, "scheduledDate", "createdAt", "updatedAt")
  SELECT $1::int, $2::int, step.id, $3::date, step."customerStatus", step."dayNumber",
         step.title, step.description, due.at, $4::timestamptz, $4::timestamptz
    FROM "FollowUpStep" AS step
    JOIN jsonb_to_recordset($5::jsonb) AS due(id int, at timestamptz) ON due.id = step.id
   WHERE step."businessId" = $1
      ON CONFLICT ("businessId", "customerId", "stepId", "anchorDate") DO UPDATE
     SET state = 'PENDING', "customerStatus" = EXCLUDED."customerStatus", "dayNumber" = EXCLUDED."dayNumber",
         title = EXCLUDED.title, description = EXCLUDED.description, "updatedAt" = EXCLUDED."updatedAt",
         "scheduledDate" = CASE WHEN "FollowUp"."dayNumber" = EXCLUDED."dayNumber"
                                THEN "FollowUp"."scheduledDate" ELSE EXCLUDED."scheduledDate" END
   WHERE "FollowUp".state = 'CANCELLED'`

/**
 * Enrols a customer who enters a status in its plan, and cancels the pending follow-ups of other statuses. Creates
 * one follow-up per active step, at 09:00 on the local day of the change plus the step's days. Idempotent; a customer
 * who leaves and re-enters a status on the same day gets the same follow-ups back.
 */
export async function enrol(
  tx: BusinessContext,
  { id, status, statusUpdatedAt }: Pick<Customer, 'id' | 'status' | 'statusUpdatedAt'>,
): Promise<void> {
  const steps = await tx.sql<{ id: number; dayNumber: number }>(activeSteps, status)
  await tx.db.followUp.updateMany({
    where: { customerId: id, state: 'PENDING', customerStatus: { not: status } },
    data: { state: 'CANCELLED', updatedAt: tx.now() },
  })
  if (steps.length === 0) return
  const anchor = localDay(statusUpdatedAt, tx.timeZone)
  const due = steps.map((step) => ({
    id: step.id,
    at: zonedInstant(addDays(anchor, step.dayNumber), dueTime, tx.timeZone),
  }))
  await tx.sql(enrolInSteps, id, anchor, tx.now(), JSON.stringify(due))
}
