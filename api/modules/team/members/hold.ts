import { AppError, notFound } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** A member, held, and whether another active admin is there beside them. */
interface Held {
  member: Awaited<ReturnType<typeof memberWith>>
  othersLead: boolean
}

async function memberWith(tx: BusinessContext, id: number) {
  const member = await tx.db.user.findFirst({ where: { id } })
  if (!member) throw notFound('Team member')
  return member
}

/**
 * Holds a member and all active admins, so that two who would each take the other's rank take turns and the second
 * finds nobody left beside them.
 * @throws NOT_FOUND
 */
export async function holdMember(tx: BusinessContext, id: number): Promise<Held> {
  const held = await tx.sql<{ id: number; leads: boolean }>(
    `SELECT id, role = 'ADMIN' AND "isActive" AS leads FROM "User"
     WHERE "businessId" = $1 AND (id = $2 OR (role = 'ADMIN' AND "isActive"))
     ORDER BY id FOR NO KEY UPDATE`,
    id,
  )
  return {
    member: await memberWith(tx, id),
    othersLead: held.some((row) => row.leads && row.id !== id),
  }
}

/** Why the last of the active admins stays one (decisions section 3). */
export function lastAdmin(): AppError {
  return new AppError('CONFLICT', { message: 'At least one active admin must remain.' })
}
