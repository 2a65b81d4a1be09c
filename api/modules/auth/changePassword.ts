import { businessTurn, hashNewPassword } from '#api/core/accounts/hashing.ts'
import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import type { PasswordChange } from '#api/modules/auth/input.ts'
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
  return openSession(context, userClaims({ ...account, businessId, tokenVersion: tokenVersion + 1 }))
}
