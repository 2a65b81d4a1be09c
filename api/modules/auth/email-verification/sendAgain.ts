import type { Context } from '#api/core/context/context.ts'
import { AppError, found } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { User } from '#api/generated/client.ts'
import { sendVerification } from '#api/modules/auth/email-verification/send.ts'

/** Limit of repeated links per account. Together with the first link they reach the limit of the mailbox. */
const perAccount: Limit = { name: 'verification-again', points: 2, seconds: 3600 }

type UnverifiedUser = Pick<User, 'id' | 'isActive' | 'emailVerifiedAt'>

/** Whether the actor may request the link again: users for themselves, admins for all users. */
export function maySendAgain(
  { actor, tenant }: BusinessContext,
  { id, isActive, emailVerifiedAt }: UnverifiedUser,
): boolean {
  if (tenant.businessId === demoBusinessId || !isActive || emailVerifiedAt) return false
  return may(actor, 'team:manage') || (actor.kind === 'user' && actor.userId === id)
}

/**
 * Sends a new verification link to the email address of a user.
 * @throws NOT_FOUND; FORBIDDEN for another user's address without permission to manage the team, and in the demo;
 * CONFLICT when the address is verified or the user inactive; RATE_LIMITED
 */
export async function sendVerificationAgain({ services, ctx }: Context, id: number): Promise<User> {
  const user = found('Team member', await ctx.db.user.findFirst({ where: { id } }))
  if (user.emailVerifiedAt || !user.isActive) {
    const message = user.isActive
      ? 'This email address is verified already.'
      : 'This team member is not active.'
    throw new AppError('CONFLICT', message)
  }
  if (!maySendAgain(ctx, user)) throw new AppError('FORBIDDEN')
  const { businessId } = ctx.tenant
  await services.throttle.take(perAccount, String(businessId), String(id), user.email)
  sendVerification(services, { businessId, id })
  return user
}
