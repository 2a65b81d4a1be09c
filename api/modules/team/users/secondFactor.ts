import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { User } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { tellOwner } from '#api/modules/auth/second-factor/mail.ts'
import { lockUser } from '#api/modules/team/users/lockUser.ts'
import { isOneself, subjectOf } from '#api/modules/team/users/service.ts'

/**
 * Takes the second factor off another user, who has lost it: the authenticator app and the passkeys; idempotent.
 * @throws NOT_FOUND; FORBIDDEN for the actor's own, which requires the password and a code
 */
export async function takeOff(context: Context, id: number): Promise<User> {
  const { user, had } = await context.ctx.transaction(async (tx) => {
    const { user } = await lockUser(tx, id)
    if (isOneself(tx, user))
      throw new AppError('FORBIDDEN', 'Remove your own second factor with your password and a code.')
    const apps = await tx.db.secondFactor.deleteMany({ where: { userId: id } })
    const passkeys = await tx.db.passkey.deleteMany({ where: { userId: id } })
    const had = apps.count + passkeys.count > 0
    if (had) await recordAudit(tx, { action: 'team:removeSecondFactor', subject: subjectOf(user) })
    return { user, had }
  })
  if (had) tellOwner(context.services, user.email, 'removed')
  return user
}
