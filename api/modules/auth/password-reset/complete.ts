import { addressTurn } from '#api/core/accounts/hashing.ts'
import { foldUsername, isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { badField } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { accountKey } from '#api/core/text/accountKey.ts'
import { isOwnName } from '#api/core/text/ownName.ts'
import type { ResetCompletion } from '#api/modules/auth/input.ts'
import { hashOf } from '#api/modules/auth/linkTokens.ts'
import { takeOfNetwork } from '#api/modules/auth/networkLimits.ts'
import { mayReset } from '#api/modules/auth/password-reset/accounts.ts'
import { networkOf } from '#api/modules/auth/sessions/origin.ts'
import { forgive, signInSubject } from '#api/modules/auth/sign-in/attempts.ts'

/** Limit of password resets by link from one address. */
const perAddress: Limit = { name: 'password-reset-completion', points: 100, seconds: 60 * 60 }

// The same message for used, expired and unknown tokens. It must not look like the end of a session.
const over = () => badField('token', 'This link no longer works. Please ask for a new one.')

interface Owner {
  businessId: number
  userId: number
  username: string
  fullName: string
  /** The names of the person and the business. */
  names: string[]
}

/** What a new password has changed. */
interface Changed {
  username: string
  /** Whether the new password is little more than a name of its owner or the business. */
  isOwnName: boolean
}

const namesOfOwner = {
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  business: { select: { name: true } },
} as const

/** The account that a token can reset now. */
async function ownerOf({ platform, clock }: Services, tokenHash: string): Promise<Owner> {
  const token = await platform.passwordResetToken.findFirst({
    where: { tokenHash, used: false, expiresAt: { gt: clock.now() }, user: mayReset },
    select: { businessId: true, userId: true, user: { select: namesOfOwner } },
  })
  if (!token) throw over()
  const { businessId, userId, user } = token
  const { username, email, firstName, lastName, business } = user
  if (isDemoAccount({ businessId, username })) throw over()
  const fullName = `${firstName} ${lastName}`
  return {
    businessId,
    userId,
    username,
    fullName,
    names: [business.name, firstName, lastName, username, email],
  }
}

/**
 * Sets a new password with the link of a mail. A link works once, also when used concurrently. It ends all sessions
 * and all reset links of the user and verifies the email address, because the link was sent there
 * (docs/product/accounts.md#forgotten-passwords).
 * @throws BAD_INPUT (`token`, `newPassword`)
 */
export async function resetPassword(
  context: Context,
  { token, newPassword }: ResetCompletion,
): Promise<Changed> {
  const { services } = context
  const tokenHash = hashOf(token)
  const { businessId, userId, username, fullName, names } = await ownerOf(services, tokenHash)
  await takeOfNetwork(services.throttle, perAddress, context.address)
  const passwordHash = await services.passwords.hash(newPassword, addressTurn(context.address))
  await services.platform.$transaction(async (tx) => {
    // Updates the user before the tokens, so that two links of one user cannot deadlock.
    const updated = await tx.user.updateMany({
      where: { businessId, id: userId, ...mayReset },
      data: { passwordHash, tokenVersion: { increment: 1 }, emailVerifiedAt: services.clock.now() },
    })
    const link = await tx.passwordResetToken.updateMany({
      where: { tokenHash, used: false, expiresAt: { gt: services.clock.now() } },
      data: { used: true },
    })
    if (updated.count === 0 || link.count === 0) throw over()
    await tx.passwordResetToken.updateMany({
      where: { businessId, userId, used: false },
      data: { used: true },
    })
    await tx.emailVerification.deleteMany({ where: { businessId, userId } })
    await tx.auditEntry.create({
      data: {
        businessId,
        actorType: 'user',
        actorId: userId,
        actorName: fullName,
        action: 'team:resetPassword',
        subject: `User:${userId}`,
        after: { network: networkOf(context.address) },
        createdAt: services.clock.now(),
      },
    })
  })
  await forgiveWrongOnes(context, username)
  return { username, isOwnName: isOwnName(newPassword, names) }
}

/** Resets the count of wrong passwords, because users who forgot theirs have usually tried several. */
async function forgiveWrongOnes(context: Context, username: string): Promise<void> {
  const namesakes = await context.services.platform.user.count({
    where: { usernameKey: accountKey(username) },
  })
  // Keep the count when other accounts share the username, because the attempts may have been meant for those.
  if (namesakes > 1 || foldUsername(username) !== username.toUpperCase()) return
  await forgive(context, await signInSubject(context, username))
}
