import { tablesOfBusiness } from '#api/database/tableOrder.ts'
import type { Prisma } from '#api/generated/client.ts'

/**
 * The tables that lose the rows of a business; users stay. Customers come before what refers to them, which is deleted
 * with them: a trigger keeps the status history of a customer who stays. What triggers write about deletions (tallies,
 * deleted records, deliveries) comes after them.
 */
export const wiped = tablesOfBusiness.filter((table) => table !== 'User').reverse()

/** Deletes all data of a business except its users and the audit entries of superadmins. */
export async function wipeBusiness(tx: Prisma.TransactionClient, businessId: number): Promise<void> {
  // Concurrent inserts for this business wait for this lock; otherwise their rows would survive.
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE id = ${businessId} FOR UPDATE`
  // A trigger protects the points ledger from deletions unless this setting names the business.
  await tx.$executeRaw`SELECT set_config('cuecard.emptied_shop', ${String(businessId)}, true)`
  for (const table of wiped) {
    await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE "businessId" = $1`, businessId)
  }
  await tx.auditEntry.deleteMany({ where: { businessId, actorType: { in: ['user', 'api-key'] } } })
}
