import type { Context } from '#api/core/context/context.ts'
import type { AuditAction } from '#api/modules/activities/audit-trail/actions.ts'
import type { FactorOwner } from '#api/modules/auth/second-factor/owner.ts'

/** An act on one's own account, as the audit trail calls it for each kind of account. */
export type OwnAct = Record<'user' | 'superadmin', AuditAction>

/** Records what a user or a superadmin did with their own account. */
export async function recordOwnAct(
  { services, viewer }: Context,
  owner: FactorOwner,
  act: OwnAct,
): Promise<void> {
  const by =
    'superadminId' in owner
      ? ({ actorType: 'superadmin', actorId: owner.superadminId } as const)
      : ({ actorType: 'user', actorId: owner.userId, businessId: owner.businessId } as const)
  const noun = by.actorType === 'user' ? 'User' : 'SuperAdmin'
  const actorName = viewer.kind === 'user' ? viewer.fullName : 'name' in viewer ? viewer.name : ''
  await services.platform.auditEntry.create({
    data: {
      ...by,
      actorName,
      action: act[by.actorType],
      subject: `${noun}:${by.actorId}`,
      createdAt: services.clock.now(),
    },
  })
}
