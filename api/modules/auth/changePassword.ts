import { businessTurn, hashNewPassword } from '#api/core/accounts/hashing.ts'
import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import { isPerson } from '#api/core/viewer/viewer.ts'
import type { PasswordChange } from '#api/modules/auth/input.ts'
import { hasFactor } from '#api/modules/auth/second-factor/demand.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'
import { openSession } from '#api/modules/auth/sessions/open.ts'
import { checkOwnPassword } from '#api/modules/auth/sign-in/ownPassword.ts'
import { type NewSession, userClaims } from '#api/modules/auth/sign-in/session.ts'

const accountFields = {
  id: true,
  username: true,
  role: true,
  passwordHash: true,
  tokenVersion: true,
} as const

/**
 * When the owner last proved to be at this session. The password that was typed proves it, except where there is a second
 * factor, which it would go around.
 */
async function lastConfirmed({ services, viewer }: Context, owner: FactorOwner): Promise<Date> {
  if (!(await hasFactor(services, owner))) return services.clock.now()
  const id = isPerson(viewer) ? viewer.sessionId : undefined
  const session = id === undefined ? null : await services.platform.session.findUnique({ where: { id } })
  return session?.confirmedAt ?? new Date(0)
}

/**
 * Changes the user's own password. All existing sessions of the user end; the result is a new one.
 * @throws BAD_INPUT (`currentPassword`, `newPassword`), RATE_LIMITED, FORBIDDEN for the demo account, SESSION_EXPIRED
 * when a concurrent change came first
 */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: PasswordChange,
): Promise<NewSession> {
  const { ctx } = context
  const { actor, db } = ctx
  if (actor.kind !== 'user') throw userRequired(actor)
  const { businessId, userId } = actor
  const account = await db.user.findUniqueOrThrow({ where: ctx.key(userId), select: accountFields })
  if (isDemoAccount({ businessId, username: account.username })) {
    throw new AppError('FORBIDDEN', 'The password of the demo account cannot be changed.')
  }
  const { id, passwordHash, tokenVersion } = account
  await checkOwnPassword(context, {
    subject: [String(businessId), String(id)],
    turn: businessTurn(businessId),
    passwordHash,
    given: currentPassword,
    field: 'currentPassword',
  })
  const confirmedAt = await lastConfirmed(context, { businessId, userId })
  const changed = {
    passwordHash: await hashNewPassword(context, newPassword, 'own'),
    tokenVersion: { increment: 1 },
  }
  await ctx.transaction(async (tx) => {
    const { count } = await tx.db.user.updateMany({
      where: { id, tokenVersion, passwordHash },
      data: changed,
    })
    if (count === 0) throw new AppError('SESSION_EXPIRED')
    // Invalidates links for a password reset that were requested before.
    await tx.db.passwordResetToken.updateMany({ where: { userId: id, used: false }, data: { used: true } })
  })
  const claims = userClaims({ ...account, businessId, tokenVersion: tokenVersion + 1 })
  return openSession(context, claims, confirmedAt)
}
