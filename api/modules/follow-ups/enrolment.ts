import type { Customer } from '#api/core/database/generated/client.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, localDay, zonedInstant } from '#api/core/time/localTime.ts'
import { onStatusChange } from '#api/modules/customers/statusChange.ts'

/** The local time at which follow-ups are due. */
export const dueTime = '09:00'

// Held until the end: an edit of the plan comes before all of this or after it.
const activeSteps = `
  SELECT id, "dayNumber" FROM "FollowUpStep"
   WHERE "businessId" = $1 AND "customerStatus" = $2::"CustomerStatus" AND "isActive"
   ORDER BY id FOR SHARE`

// $2 customer, $3 anchor, $4 now, $5 when each step is due. What was cancelled on the same day comes back, and where
// its step still has the same day, with the date it was snoozed to.
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
 * Enrols a customer who enters a status in its plan, and cancels what still waits of other statuses: one follow-up an active step, at 09:00 on the local day of the change plus the step's days. Doing it
 * again for the same change does nothing; a status left and entered again on one day has its follow-ups back.
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

onStatusChange(enrol)
