import type { models } from '#api/policy/models.ts'
import type { BusinessContext } from './businessContext.ts'

/**
 * Locks a row of the business until the transaction ends, so that concurrent writes to it run one after the other.
 * Does nothing when the row does not exist.
 * @param model the name of the table
 */
export async function lockForUpdate(
  tx: BusinessContext,
  model: keyof typeof models,
  id: number,
): Promise<void> {
  await tx.sql(`SELECT 1 FROM "${model}" WHERE "businessId" = $1 AND id = $2 FOR UPDATE`, id)
}

/** Keeps a row of the business from being deleted until the transaction ends. Resolves to whether the row exists. */
export async function lockForKeyShare(
  tx: BusinessContext,
  model: keyof typeof models,
  id: number,
): Promise<boolean> {
  const found = await tx.sql(`SELECT 1 FROM "${model}" WHERE "businessId" = $1 AND id = $2 FOR KEY SHARE`, id)
  return found.length > 0
}
