import { type Context, refusal, type Services } from '#api/core/context.ts'
import type { PlatformTransaction } from '#api/core/tenancy.ts'
import type { Operator } from '#api/core/viewer.ts'
import type { AuditedAct } from '#api/modules/activities/audit.ts'

/**
 * The platform, as one superadmin works on it: what their services take first. It can only be made of a superadmin's
 * session, so no such service runs without one.
 */
export interface Desk {
  readonly services: Services
  readonly operator: Operator
}

/**
 * The desk of whoever is asking.
 * @throws FORBIDDEN, UNAUTHENTICATED or SESSION_EXPIRED for anyone but a superadmin
 */
export function deskOf({ services, viewer }: Pick<Context, 'services' | 'viewer'>): Desk {
  if (viewer.kind !== 'superadmin') throw refusal(viewer)
  return { services, operator: viewer }
}

/** Writes a superadmin's act into the audit trail, in the transaction of the act itself (decisions section 3). */
export async function recordOperatorAct(
  { services, operator }: Desk,
  tx: PlatformTransaction,
  /** The business it was done to; null when that is gone. */
  businessId: number | null,
  act: AuditedAct,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      businessId,
      ...act,
      actorType: 'superadmin',
      actorId: operator.superadminId,
      actorName: operator.name,
      createdAt: services.clock.now(),
    },
  })
}

/** In whose turn a superadmin's acts hash passwords. */
export function operatorTurn({ operator }: Desk): string {
  return `superadmin:${operator.superadminId}`
}
