import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { AuditAction, AuditSubject } from '#api/modules/activities/audit-trail/actions.ts'

/** An act as the audit trail records it. */
export interface AuditedAct {
  action: AuditAction
  subject: AuditSubject
  /** The changed fields, before and after the act; unchanged fields are left out. */
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/** The actor's columns in an audit entry; the id is that of the user or of the API key. */
function actorOf({ actor }: BusinessContext) {
  if (actor.kind === 'apiKey') return { actorType: 'api-key', actorId: actor.keyId }
  return actor.kind === 'user'
    ? { actorType: 'user', actorId: actor.userId }
    : { actorType: 'system', actorId: null }
}

/**
 * Records an act in the audit trail, in the transaction of the act. Acts on the hot board, the team and the settings
 * are recorded here and not in the activity log.
 */
export async function recordAudit(ctx: BusinessContext, act: AuditedAct): Promise<void> {
  await ctx.db.auditEntry.create({
    data: {
      ...ctx.tenant,
      ...act,
      ...actorOf(ctx),
      actorName: ctx.actorName,
      createdAt: ctx.now(),
    },
  })
}
