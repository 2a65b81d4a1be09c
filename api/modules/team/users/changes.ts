import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError, badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { User } from '#api/generated/client.ts'
import type { AuditAction } from '#api/modules/activities/audit-trail/actions.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { difference } from '#api/modules/activities/audit-trail/difference.ts'
import { renameTechnician } from '#api/modules/appointments/technician.ts'
import { sendVerification } from '#api/modules/auth/email-verification/send.ts'
import { activeUser } from '#api/modules/team/service.ts'
import { claimUsername } from '#api/modules/team/usernames.ts'
import { countsOf } from '#api/modules/team/users/handedOver.ts'
import type { UserChanges } from '#api/modules/team/users/input.ts'
import { erasedError, lastAdminError, lockUser } from '#api/modules/team/users/lockUser.ts'
import { notifyHandover } from '#api/modules/team/users/notifyHandover.ts'
import { handOver } from '#api/modules/team/users/openWork.ts'
import { subjectOf, voidResetLinks } from '#api/modules/team/users/service.ts'
import { translateUniqueViolation } from '#api/modules/team/users/translateUniqueViolation.ts'

const audited = ['firstName', 'lastName', 'email', 'role', 'isActive'] as const

/** Keeps the credentials and the role of the demo account, so that the next visitor finds them. */
function checkDemo(user: User, { email, role, isActive }: UserChanges): void {
  if (!isDemoAccount(user)) return
  const refuse = (what: string) => {
    throw new AppError('FORBIDDEN', `The demo account ${what}.`)
  }
  if (email !== undefined && email !== user.email) refuse('keeps its email')
  if (role !== undefined && role !== user.role) refuse('keeps its role')
  if (isActive === false) refuse('cannot be deactivated')
}

/** Whether changes of a user decide who gets in: by the address that links for a new password go to, or by the role. */
export async function changesAccess(
  { db }: BusinessContext,
  id: number,
  { email, role }: Pick<UserChanges, 'email' | 'role'>,
): Promise<boolean> {
  if (email === undefined && role === undefined) return false
  const user = await db.user.findFirst({ where: { id }, select: { email: true, role: true } })
  return user !== null && ((email ?? user.email) !== user.email || (role ?? user.role) !== user.role)
}

/** The audit action of a change. */
function actionOf(before: User, after: User): AuditAction {
  if (before.isActive === after.isActive) return 'team:update'
  return after.isActive ? 'team:reactivate' : 'team:deactivate'
}

async function change(
  tx: BusinessContext,
  id: number,
  changes: UserChanges,
): Promise<{ before: User; after: User }> {
  const { user: before, hasOtherAdmin } = await lockUser(tx, id)
  checkDemo(before, changes)
  // Handing over what they left is still possible.
  if (before.erasedAt && Object.entries(changes).some(([name, value]) => name !== 'isActive' || value))
    throw erasedError()
  const { email, role = before.role, isActive = before.isActive } = changes
  const moves = email !== undefined && email !== before.email
  const leads = role === 'ADMIN' && isActive
  if (before.role === 'ADMIN' && before.isActive && !leads && !hasOtherAdmin) throw lastAdminError()
  if (isActive && !before.isActive) await claimUsername(tx, { username: before.username, except: id })
  const ends = role !== before.role || (before.isActive && !isActive)
  const { firstName = before.firstName, lastName = before.lastName } = changes
  // Update appointments before the user row: bookings lock the appointment first, then the technician.
  if (firstName !== before.firstName || lastName !== before.lastName)
    await renameTechnician(tx, { id, name: `${firstName} ${lastName}` })
  const after = await translateUniqueViolation(() =>
    tx.db.user.update({
      where: tx.key(id),
      data: {
        ...changes,
        ...(ends && { tokenVersion: { increment: 1 } }),
        ...(moves && { emailVerifiedAt: null }),
        ...(!isActive && { calendarFeedHash: null }),
      },
    }),
  )
  // The link went to the old address, or to a user who has become inactive.
  if (!isActive || moves) await voidResetLinks(tx, id)
  if (moves) await tx.db.emailVerification.deleteMany({ where: { userId: id } })
  return { before, after }
}

/**
 * Hands the open work of a user who has left to another user, who is notified.
 * @throws NOT_FOUND; BAD_INPUT (`handOverTo`) when the other user is inactive, or the user is not leaving
 */
async function leaveWork(tx: BusinessContext, leaver: User, recipientId: number) {
  if (recipientId === leaver.id) throw badField('handOverTo', 'Choose somebody else to take over')
  const otherUser = await activeUser(tx, recipientId, 'handOverTo', 'The user who takes over')
  if (leaver.isActive) throw badField('handOverTo', 'Only the work of an inactive user is handed over')
  const work = await handOver(tx, leaver.id, otherUser)
  await notifyHandover(tx, otherUser.id, leaver, work)
  return { to: otherUser.name, ...countsOf(work) }
}

/**
 * Changes the given fields of a user. A new role and a deactivation end the user's sessions. A new email address is
 * unverified, and a verification link is sent to it (docs/product/accounts.md#email-addresses). If a recipient is
 * given, that user takes over the open work of the deactivated user in the same transaction.
 * @throws BAD_INPUT, NOT_FOUND; CONFLICT for an email address that is taken, for the last active admin, and for
 * reactivating a user whose username is no longer available; FORBIDDEN for what the demo account keeps
 */
export async function updateUser(
  { services, ctx }: Context,
  id: number,
  changes: UserChanges,
  recipientId: number | null = null,
): Promise<User> {
  const { before, after } = await ctx.transaction(async (tx) => {
    const { before, after } = await change(tx, id, changes)
    const handedOver = recipientId === null ? null : await leaveWork(tx, after, recipientId)
    const changed = difference(before, after, audited)
    if (!changed && !handedOver) return { before, after }
    await recordAudit(tx, {
      action: handedOver ? 'team:deactivate' : actionOf(before, after),
      subject: subjectOf(after),
      ...changed,
      after: { ...changed?.after, ...(handedOver && { handedOver }) },
    })
    return { before, after }
  })
  if (after.email !== before.email) sendVerification(services, after)
  return after
}
