import type { Services } from '#api/core/context/services.ts'
import { contextOfBusiness } from '#api/modules/business/contextOfBusiness.ts'
import { keptDays } from '#api/modules/custom-fields/service.ts'
import { quietWhenLarge } from '#api/modules/webhooks/bulkFinished.ts'

const day = 24 * 60 * 60 * 1000
const batchSize = 500

const over = `SELECT "businessId", id FROM "CustomField" WHERE "deletedAt" <= $1 ORDER BY "deletedAt"`

const emptySome = `
  UPDATE "Customer" SET custom = custom - $2::text WHERE "businessId" = $1 AND id IN (
    SELECT id FROM "Customer" WHERE "businessId" = $1 AND custom ? $2::text ORDER BY id LIMIT ${batchSize} FOR UPDATE)
  RETURNING id`

/** Removes custom fields that were deleted 30 days ago: first their values, some customers at a time. */
export async function removeDeletedFields(services: Services, signal?: AbortSignal): Promise<void> {
  const before = new Date(services.clock.now().getTime() - keptDays * day)
  const fields = await services.statements.rows<{ businessId: number; id: number }>(over, [before])
  for (const { businessId, id } of fields) {
    const ctx = await contextOfBusiness(services, businessId)
    let isEmpty = !ctx
    while (ctx && !isEmpty && !signal?.aborted) {
      isEmpty = await ctx.transaction(async (tx) => {
        // Nothing that anybody sees changes: the field has been gone for long.
        await quietWhenLarge(tx, Number.POSITIVE_INFINITY)
        if ((await tx.sql(emptySome, String(id))).length > 0) return false
        await tx.db.customField.deleteMany({ where: { id, deletedAt: { not: null } } })
        return true
      })
    }
    if (signal?.aborted) return
  }
}
