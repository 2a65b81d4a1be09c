import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import { AppError, notFound } from '#api/core/platform/errors.ts'
import { type UserRow, userFields } from '#api/modules/superadmin/businesses/lists.ts'
import {
  hashingKey,
  type PlatformContext,
  recordSuperadminAction,
} from '#api/modules/superadmin/platformContext.ts'

/**
 * The member of staff with a number. Numbers come from one sequence, but only businesses hold them apart: two of one
 * number, which a repair by hand could make, are nobody.
 */
async function userWith({ services: { platform } }: PlatformContext, id: number): Promise<UserRow> {
  const [user, other] = await platform.user.findMany({ where: { id }, take: 2, select: userFields })
  if (!user || other) throw notFound('User')
  return user
}

/**
 * Gives a member of any business a new password. Their sessions end, and links for a new password that somebody asked
 * for are of no use any more.
 * @throws BAD_INPUT (`password`), NOT_FOUND, FORBIDDEN for the demo account
 */
export async function setUserPassword(ctx: PlatformContext, id: number, password: string): Promise<UserRow> {
  const { platform, passwords } = ctx.services
  const user = await userWith(ctx, id)
  if (isDemoAccount(user)) {
    throw new AppError('FORBIDDEN', { message: 'The password of the demo account cannot be changed.' })
  }
  const { businessId } = user
  const passwordHash = await passwords.hash(password, hashingKey(ctx))
  return platform.$transaction(async (tx) => {
    const changed = await tx.user.update({
      where: { businessId_id: { businessId, id } },
      data: { passwordHash, tokenVersion: { increment: 1 } },
      select: userFields,
    })
    await tx.passwordResetToken.updateMany({
      where: { businessId, userId: id, used: false },
      data: { used: true },
    })
    await recordSuperadminAction(ctx, tx, businessId, {
      action: 'team:changePassword',
      subject: `User:${id}`,
    })
    return changed
  })
}
