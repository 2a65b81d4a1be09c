import { randomBytes } from 'node:crypto'
import { hashNewPassword } from '#api/core/accounts/hashing.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { User } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { lockUser } from '#api/modules/team/users/lockUser.ts'
import { namesOf, replaceNames } from '#api/modules/team/users/memberNames.ts'
import { subjectOf } from '#api/modules/team/users/service.ts'

/** Deletes what belongs to the account alone and serves nobody else. */
async function deletePersonalRows({ db }: BusinessContext, userId: number): Promise<void> {
  const where = { userId }
  await db.session.deleteMany({ where })
  await db.knownBrowser.deleteMany({ where })
  await db.secondFactor.deleteMany({ where })
  await db.passkey.deleteMany({ where })
  await db.passwordResetToken.deleteMany({ where })
  await db.emailVerification.deleteMany({ where })
  await db.savedView.deleteMany({ where })
  await db.notification.deleteMany({ where })
}

const accountOf = (number: number) => `former-team-member-${number}`

/** The first number whose account is not somebody's. */
async function nextNumber({ db }: BusinessContext): Promise<number> {
  const taken = { startsWith: accountOf(0).slice(0, -1) }
  const users = await db.user.findMany({
    where: { OR: [{ username: taken }, { email: taken }] },
    select: { username: true, email: true },
  })
  const names = new Set(
    users.flatMap(({ username, email }) => [username, email].map((name) => name.split('@')[0])),
  )
  let number = 1
  while (names.has(accountOf(number))) number += 1
  return number
}

/**
 * Erases a deactivated user: name, username, email address and the texts of Cuecard that name them become `Former team
 * member N`; the work stays. An erased user is answered as it is.
 * @throws NOT_FOUND; CONFLICT for an active user
 */
export async function eraseUser(context: Context, id: number): Promise<User> {
  // Nobody knows this password; the account cannot be signed in to anyway.
  const passwordHash = await hashNewPassword(context, randomBytes(24).toString('base64url'), 'of another')
  return context.ctx.transaction(async (tx) => {
    const { user } = await lockUser(tx, id)
    if (user.erasedAt) return user
    if (user.isActive) throw new AppError('CONFLICT', 'Deactivate this team member before erasing them.')
    const number = await nextNumber(tx)
    const account = accountOf(number)
    const firstName = 'Former team member'
    const names = await namesOf(tx, user)
    await replaceNames(tx, {
      ...{ id, names, accounts: [user.username, user.email] },
      replacement: `${firstName} ${number}`,
    })
    await deletePersonalRows(tx, id)
    const erased = await tx.db.user.update({
      where: tx.key(id),
      data: {
        ...{ firstName, lastName: String(number), username: account, email: `${account}@erased.invalid` },
        ...{ passwordHash, emailVerifiedAt: null, lastLoginAt: null, erasedAt: tx.now() },
        tokenVersion: { increment: 1 },
      },
    })
    await recordAudit(tx, { action: 'team:erase', subject: subjectOf(erased) })
    return erased
  })
}
