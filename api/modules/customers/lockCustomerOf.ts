import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/**
 * Locks the customer of a row before the row itself, in the same order as a change of status or the deletion of the
 * customer: with the reverse order, an act that then writes an activity for the customer could deadlock.
 */
export async function lockCustomerOf(
  tx: BusinessContext,
  model: 'Contact' | 'FollowUp' | 'ServiceAppointment',
  id: number,
): Promise<void> {
  await tx.sql(
    `SELECT 1 FROM "Customer" WHERE "businessId" = $1 AND id =
       (SELECT "customerId" FROM "${model}" WHERE "businessId" = $1 AND id = $2) FOR KEY SHARE`,
    id,
  )
}
