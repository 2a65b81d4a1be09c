import { randomBytes } from 'node:crypto'
import type { Services } from '#api/core/context/services.ts'
import { StartError } from '#api/core/process/startError.ts'
import type { AuditedAct } from '#api/modules/activities/audit-trail/auditLog.ts'

type Platform = Pick<Services, 'platform' | 'passwords' | 'clock'>

/**
 * Sets a new password for a superadmin, by default a random one, and ends the sessions. Resolves to the password.
 * Rejects with a StartError when there is no superadmin of that name.
 */
export async function resetSuperadminPassword(
  { platform, passwords, clock }: Platform,
  username: string,
  password = randomBytes(16).toString('base64url'),
): Promise<string> {
  const passwordHash = await passwords.hash(password)
  await platform.$transaction(async (tx) => {
    const account = await tx.superAdmin.findUnique({ where: { username } })
    if (!account)
      throw new StartError(`There is no superadmin ${username}: the first start of Cuecard makes one.`)
    const { id } = account
    await tx.superAdmin.update({ where: { id }, data: { passwordHash, tokenVersion: { increment: 1 } } })
    // The operator of the server may have lost the app and the passkeys as well.
    await tx.secondFactor.deleteMany({ where: { superadminId: id } })
    await tx.passkey.deleteMany({ where: { superadminId: id } })
    const act: AuditedAct = { action: 'superadmin:resetPassword', subject: `SuperAdmin:${id}` }
    await tx.auditEntry.create({
      data: {
        ...act,
        actorType: 'superadmin',
        actorId: id,
        actorName: account.username,
        createdAt: clock.now(),
      },
    })
  })
  return password
}
