import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'
import { enrolledOn } from '#api/modules/follow-ups/enrolledOn.ts'

/** The local time at which follow-ups are due. */
export const dueTime = '09:00'

// Locked until the transaction ends, so that an edit of the plan runs before or after the whole enrolment.
const activeSteps = `
  SELECT FROM "FollowUpStep" AS step
   WHERE "businessId" = $1 AND "isActive"
     AND "customerStatus" IN (SELECT status FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[]))
   ORDER BY id FOR SHARE OF step`

/** The day on which a plan begins: the one on which the customer entered the status, or today. */
const anchors = {
  entered: enrolledOn({ status: '"Customer".status', zone: '$3' }),
  today: '$4::date',
} as const

// $2 are the customers, $3 the time zone, $4 today, $5 now. Follow-ups that were cancelled on the same day are restored;
// those whose step has the same day keep a snoozed date. A step whose day has passed is left out unless the customer has
// it. OFFSET 0 has each follow-up looked up: statistics lag behind an import.
const enrolInSteps = (anchor: string) => `
  WITH planned AS MATERIALIZED (
    SELECT customer.id AS "customerId", customer.anchor AS "anchorDate", step.id AS "stepId", step."customerStatus",
           step."dayNumber", step.title, step.description,
           (customer.anchor + step."dayNumber" + time '${dueTime}') AT TIME ZONE $3 AS due,
           customer.anchor + step."dayNumber" < $4::date AS "hasPassed"
      FROM (SELECT id, status, ${anchor} AS anchor FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[])) AS customer
      JOIN "FollowUpStep" AS step
        ON step."businessId" = $1 AND step."customerStatus" = customer.status AND step."isActive"),
  known AS MATERIALIZED (
    SELECT made.* FROM planned, LATERAL (
      SELECT * FROM "FollowUp" AS held WHERE held."businessId" = $1
         AND (held."customerId", held."stepId", held."anchorDate") = (planned."customerId", planned."stepId", planned."anchorDate")
      OFFSET 0) AS made),
  made AS (
    INSERT INTO "FollowUp" ("businessId", "customerId", "stepId", "anchorDate", "customerStatus", "dayNumber",
                            title, description, "scheduledDate", "createdAt", "updatedAt")
    SELECT $1::int, "customerId", "stepId", "anchorDate", "customerStatus", "dayNumber", title, description, due,
           $5::timestamptz, $5::timestamptz
      FROM planned
     WHERE NOT "hasPassed" OR EXISTS (SELECT FROM known
             WHERE (known."customerId", known."stepId", known."anchorDate") = (planned."customerId", planned."stepId", planned."anchorDate"))
     ORDER BY "customerId", "stepId"
        ON CONFLICT ("businessId", "customerId", "stepId", "anchorDate") DO UPDATE
       SET state = 'PENDING', "customerStatus" = EXCLUDED."customerStatus", "dayNumber" = EXCLUDED."dayNumber",
           title = EXCLUDED.title, description = EXCLUDED.description, "updatedAt" = EXCLUDED."updatedAt",
           "scheduledDate" = CASE WHEN "FollowUp"."dayNumber" = EXCLUDED."dayNumber"
                                  THEN "FollowUp"."scheduledDate" ELSE EXCLUDED."scheduledDate" END
     WHERE "FollowUp".state = 'CANCELLED'
    RETURNING id, "customerId")
  SELECT made.id, made."customerId", to_jsonb(known) - 'businessId' AS former FROM made LEFT JOIN known ON known.id = made.id`

const cancelPending = `
  UPDATE "FollowUp" AS held SET state = 'CANCELLED', "updatedAt" = $3::timestamptz FROM "Customer" AS customer
   WHERE customer."businessId" = $1 AND customer.id = ANY ($2::int[])
     AND held."businessId" = $1 AND held."customerId" = customer.id
     AND held.state = 'PENDING' AND held."customerStatus" <> customer.status
  RETURNING held.id, held."customerId"`

interface OfCustomer {
  id: number
  customerId: number
}

/** A follow-up that a customer got: `former` is what it was when it had been cancelled, null for a new one. */
export interface EnrolledFollowUp extends OfCustomer {
  former: object | null
}

/** Cancels the pending follow-ups of customers that belong to other statuses than theirs. */
export function cancelOthers(tx: BusinessContext, ids: readonly number[]): Promise<OfCustomer[]> {
  return tx.sql<OfCustomer>(cancelPending, ids, tx.now())
}

/** What an enrolment did to follow-ups. */
export interface Enrolment {
  cancelled: OfCustomer[]
  made: EnrolledFollowUp[]
}

/**
 * Enrols locked customers in the plans of their statuses, and cancels the pending follow-ups of other statuses. Creates
 * one follow-up per active step, at 09:00 on the first day plus the step's days. Idempotent.
 */
export async function enrolMany(
  tx: BusinessContext,
  ids: readonly number[],
  begins: keyof typeof anchors,
): Promise<Enrolment> {
  const steps = await tx.sql(activeSteps, ids)
  const cancelled = await cancelOthers(tx, ids)
  if (steps.length === 0) return { cancelled, made: [] }
  const days = [tx.timeZone, tx.today(), tx.now()]
  return { cancelled, made: await tx.sql<EnrolledFollowUp>(enrolInSteps(anchors[begins]), ids, ...days) }
}

/**
 * Enrols a customer who enters a status. A customer who leaves and re-enters a status on the same day gets the same
 * follow-ups back, and goes on with the plan.
 */
export async function enrol(tx: BusinessContext, { id }: Pick<Customer, 'id'>): Promise<void> {
  await enrolMany(tx, [id], 'entered')
}
