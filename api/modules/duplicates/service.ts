import { z } from 'zod'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type Alike, reasons } from '#api/modules/duplicates/lists.ts'

const keyShape = z.tuple([z.enum(reasons), z.string().max(400), z.string().max(400), z.string().length(16)])

/** The id of a group: what its customers share, and who they are. */
export const groupId = ({ reason, value, place, fingerprint }: Alike): string =>
  Buffer.from(JSON.stringify([reason, value, place, fingerprint])).toString('base64url')

const changed = () => new AppError('NOT_FOUND', 'These customers have changed. Please look again.')

/** @throws NOT_FOUND for what is no id of a group */
function readGroupId(id: string) {
  try {
    const [reason, value, place, fingerprint] = keyShape.parse(
      JSON.parse(Buffer.from(id, 'base64url').toString()),
    )
    return { reason, value, place, fingerprint }
  } catch {
    throw changed()
  }
}

const dismiss = `
  INSERT INTO "DuplicateDismissal" ("businessId", fingerprint, "dismissedAt")
  SELECT $1, $2::text, $6::timestamptz WHERE alike_fingerprint($1, $3, $4, $5) = $2::text
  ON CONFLICT ("businessId", fingerprint) DO UPDATE SET "dismissedAt" = EXCLUDED."dismissedAt"
  RETURNING 1`

/**
 * Says that the customers of a group are not one person, until a phone or an address of one of them changes. Idempotent.
 * @throws NOT_FOUND when they have changed since the group was read
 */
export async function dismissDuplicate(ctx: BusinessContext, id: string): Promise<void> {
  const { reason, value, place, fingerprint } = readGroupId(id)
  const rows = await ctx.sql(dismiss, fingerprint, reason, value, place, ctx.now())
  if (rows.length === 0) throw changed()
}
