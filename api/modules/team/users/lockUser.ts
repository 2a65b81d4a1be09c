import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { User } from '#api/generated/client.ts'

/** A locked user, and whether the business has another active admin. */
interface LockedUser {
  user: User
  hasOtherAdmin: boolean
}

/**
 * Locks a user and all active admins. Two admins who demote each other at the same time run one after the other, and
 * the second one is refused because the last admin must stay.
 * @throws NOT_FOUND
 */
export async function lockUser(tx: BusinessContext, id: number): Promise<LockedUser> {
  const held = await tx.sql<{ id: number; leads: boolean }>(
    `SELECT id, role = 'ADMIN' AND "isActive" AS leads FROM "User"
     WHERE "businessId" = $1 AND (id = $2 OR (role = 'ADMIN' AND "isActive"))
     ORDER BY id FOR NO KEY UPDATE`,
    id,
  )
  return {
    user: found('Team member', await tx.db.user.findFirst({ where: { id } })),
    hasOtherAdmin: held.some((row) => row.leads && row.id !== id),
  }
}

/** The error for a change of an account that has been erased. */
export function erasedError(): AppError {
  return new AppError('CONFLICT', 'This team member has been erased.')
}

/** The error for a change that would leave the business without an active admin. */
export function lastAdminError(): AppError {
  return new AppError('CONFLICT', 'At least one active admin must remain.')
}
