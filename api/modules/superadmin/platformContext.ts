import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import type { PlatformTransaction } from '#api/core/tenancy/tenancy.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import type { SuperadminViewer } from '#api/core/viewer/viewer.ts'
import type { AuditedAct } from '#api/modules/activities/audit-trail/auditLog.ts'

/**
 * The first argument of every superadmin service. It can only be created from a superadmin's session, so that no such
 * service runs without one.
 */
export interface PlatformContext {
  readonly services: Services
  readonly superadmin: SuperadminViewer
}

/**
 * The platform context of the viewer.
 * @throws FORBIDDEN, UNAUTHENTICATED or SESSION_EXPIRED for anyone but a superadmin
 */
export function platformContext({ services, viewer }: Pick<Context, 'services' | 'viewer'>): PlatformContext {
  if (viewer.kind !== 'superadmin') throw refusal(viewer)
  return { services, superadmin: viewer }
}

/** Records a superadmin's act in the audit trail, in the transaction of the act. */
export async function recordSuperadminAction(
  { services, superadmin }: PlatformContext,
  tx: PlatformTransaction,
  /** The affected business; null when it has been deleted. */
  businessId: number | null,
  act: AuditedAct,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      businessId,
      ...act,
      actorType: 'superadmin',
      actorId: superadmin.superadminId,
      actorName: superadmin.name,
      createdAt: services.clock.now(),
    },
  })
}

/** The hashing queue of a superadmin. */
export function hashingKey({ superadmin }: PlatformContext): string {
  return `superadmin:${superadmin.superadminId}`
}
