import { hashNewPassword } from '#api/core/accounts/hashing.ts'
import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { User } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { sendVerification } from '#api/modules/auth/email-verification/send.ts'
import { claimUsername } from '#api/modules/team/usernames.ts'
import type { NewUser } from '#api/modules/team/users/input.ts'
import { erasedError, lockUser } from '#api/modules/team/users/lockUser.ts'
import { translateUniqueViolation } from '#api/modules/team/users/translateUniqueViolation.ts'

/** The subject of a user in the audit trail. */
export const subjectOf = ({ id }: Pick<User, 'id'>) => `User:${id}` as const

/**
 * Adds a user to the business.
 * @throws BAD_INPUT; CONFLICT `Username already exists` or `Email already exists`
 */
export async function createUser(context: Context, { password, ...fields }: NewUser): Promise<User> {
  const passwordHash = await hashNewPassword(context, password, 'of another')
  const user = await context.ctx.transaction(async (tx) => {
    await claimUsername(tx, { username: fields.username })
    const at = { createdAt: tx.now(), updatedAt: tx.now() }
    const added = await translateUniqueViolation(() =>
      tx.db.user.create({ data: { ...tx.tenant, ...fields, ...at, passwordHash } }),
    )
    await recordAudit(tx, { action: 'team:add', subject: subjectOf(added), after: fields })
    return added
  })
  sendVerification(context.services, user)
  return user
}

/** For each of these active admins whether there is no other. */
export async function lastAdmins({ db }: BusinessContext, ids: readonly number[]): Promise<boolean[]> {
  const admins = await db.user.count({ where: { role: 'ADMIN', isActive: true } })
  return ids.map(() => admins <= 1)
}

/** Whether the actor is this user. */
export function isOneself({ actor }: BusinessContext, { id }: Pick<User, 'id'>): boolean {
  return actor.kind === 'user' && actor.userId === id
}

/** Invalidates the user's links for a password reset. */
export async function voidResetLinks(tx: BusinessContext, userId: number): Promise<void> {
  await tx.db.passwordResetToken.updateMany({ where: { userId, used: false }, data: { used: true } })
}

/**
 * Sets a new password for another user and ends all their sessions.
 * @throws BAD_INPUT, NOT_FOUND; FORBIDDEN for the actor's own password, which requires the current one, and for the
 * demo account
 */
export async function setUserPassword(context: Context, id: number, newPassword: string): Promise<User> {
  const passwordHash = await hashNewPassword(context, newPassword, 'of another')
  return context.ctx.transaction(async (tx) => {
    const { user } = await lockUser(tx, id)
    if (user.erasedAt) throw erasedError()
    if (isDemoAccount(user)) {
      throw new AppError('FORBIDDEN', 'The password of the demo account cannot be changed.')
    }
    if (isOneself(tx, user)) {
      throw new AppError('FORBIDDEN', 'Change your own password with your current one.')
    }
    const changed = await tx.db.user.update({
      where: tx.key(id),
      data: { passwordHash, tokenVersion: { increment: 1 } },
    })
    await voidResetLinks(tx, id)
    await recordAudit(tx, { action: 'team:changePassword', subject: subjectOf(user) })
    return changed
  })
}
