import { makeKey } from '#api/core/auth/apiKeys.ts'
import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import type { NewApiKey } from '#api/modules/auth/api-keys/input.ts'

type Load = Pick<Prisma.ApiKeyFindManyArgs, 'include' | 'select'>
export type ApiKeyRow = Prisma.ApiKeyGetPayload<object>

/** The maximum number of keys; the list has no pages. */
const mostKeys = 50

const nothing: Prisma.ApiKeyWhereInput = { id: { in: [] } }

/**
 * The keys that the actor may see: users who manage keys see all of them, a key sees itself. The same condition
 * guards single keys.
 */
export function visibleKeys({ actor }: BusinessContext): Prisma.ApiKeyWhereInput {
  if (actor.kind === 'apiKey') return { id: actor.keyId }
  return may(actor, 'apiKey:manage') ? {} : nothing
}

/** The keys that are not revoked, newest first; at most 50. */
export function apiKeysOf(ctx: BusinessContext, load: Load = {}) {
  return ctx.db.apiKey.findMany({
    ...load,
    where: { AND: [visibleKeys(ctx), { revokedAt: null }] },
    orderBy: { id: 'desc' },
  })
}

const subjectOf = ({ id }: ApiKeyRow) => `ApiKey:${id}` as const

/**
 * Checks the number of keys and that the name is free. Concurrent creations run one after the other, so that both
 * limits hold.
 */
async function leaveRoom(tx: BusinessContext, name: string): Promise<void> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  if ((await tx.db.apiKey.count({ where: { revokedAt: null } })) >= mostKeys) {
    throw new AppError(
      'CONFLICT',
      `A business has at most ${mostKeys} API keys. Revoke one that is no longer used.`,
    )
  }
  const [same] = await tx.sql(
    `SELECT 1 FROM "ApiKey" WHERE "businessId" = $1 AND "revokedAt" IS NULL
        AND lower(name COLLATE "und-x-icu") = lower($2 COLLATE "und-x-icu")`,
    name,
  )
  if (!same) return
  const message = 'Another API key has this name'
  throw new AppError('CONFLICT', { message, fields: { name: [message] } })
}

/**
 * Creates an API key. The key itself is only in this response.
 * @throws BAD_INPUT; CONFLICT for the name of an active key, and beyond 50 keys
 */
export async function createApiKey(
  ctx: BusinessContext,
  fields: NewApiKey,
): Promise<{ apiKey: ApiKeyRow; key: string }> {
  const createdById = ctx.requireUserId()
  const { key, ...kept } = makeKey()
  const apiKey = await ctx.transaction(async (tx) => {
    await leaveRoom(tx, fields.name)
    const made = await tx.db.apiKey.create({
      data: { ...tx.tenant, ...fields, ...kept, createdById, createdAt: tx.now() },
    })
    await recordAudit(tx, { action: 'apiKey:create', subject: subjectOf(made), after: fields })
    return made
  })
  return { apiKey, key }
}

/**
 * Revokes a key immediately and permanently. Idempotent, also when called concurrently.
 * @throws NOT_FOUND for a key of another business
 */
export function revokeApiKey(ctx: BusinessContext, id: number): Promise<ApiKeyRow> {
  return ctx.transaction(async (tx) => {
    const { count } = await tx.db.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: tx.now() },
    })
    const apiKey = found('API key', await tx.db.apiKey.findFirst({ where: { id } }))
    const { name, role } = apiKey
    if (count > 0) {
      await recordAudit(tx, { action: 'apiKey:revoke', subject: subjectOf(apiKey), before: { name, role } })
    }
    return apiKey
  })
}
