import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'

/**
 * Forgets the deletion of a record that is restored with its id, so that a program that synchronizes does not remove it
 * after it has read it again. The restored row needs a current `updatedAt`.
 */
export async function forgetDeletion(
  tx: BusinessContext,
  type: Prisma.ModelName,
  recordId: number,
): Promise<void> {
  await tx.db.deletedRecord.deleteMany({ where: { type, recordId } })
}
