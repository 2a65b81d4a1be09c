import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { platformUserFields, type UserRow, userWith } from '#api/modules/superadmin/businesses/lists.ts'
import {
  hashingKey,
  type PlatformContext,
  recordSuperadminAction,
} from '#api/modules/superadmin/platformContext.ts'

/**
 * Sets a new password for a user of any business. Ends the user's sessions and invalidates links for a password
 * reset.
 * @throws BAD_INPUT (`password`), NOT_FOUND, FORBIDDEN for the demo account
 */
export async function setPasswordOfUser(
  ctx: PlatformContext,
  id: number,
  password: string,
): Promise<UserRow> {
  const { platform, passwords } = ctx.services
  const user = await userWith(ctx, id)
  if (isDemoAccount(user)) {
    throw new AppError('FORBIDDEN', 'The password of the demo account cannot be changed.')
  }
  const { businessId } = user
  const passwordHash = await passwords.hash(password, hashingKey(ctx))
  return platform.$transaction(async (tx) => {
    const changed = await tx.user.update({
      where: { businessId_id: { businessId, id } },
      data: { passwordHash, tokenVersion: { increment: 1 } },
      select: platformUserFields,
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
