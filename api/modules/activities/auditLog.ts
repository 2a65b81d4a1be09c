import type { Prisma } from '#api/core/database/generated/client.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** An act, as the audit trail keeps it. */
export interface AuditedAct {
  /** `noun:verb`, as `hotBoard:resolve`. */
  action: string
  /** What it was done to, as `HotBoardItem:12`. */
  subject: string
  /** What was changed, as it stood before the act and after it; nothing of what stayed. */
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/** Who acts, in the words of the trail; the number is that of the person or of the API key. */
function actorOf({ actor }: BusinessContext) {
  if (actor.kind === 'key') return { actorType: 'api-key', actorId: actor.keyId }
  return actor.kind === 'member'
    ? { actorType: 'user', actorId: actor.userId }
    : { actorType: 'system', actorId: null }
}

/**
 * Writes an act into the audit trail, in the transaction of the act itself. Acts on the hot board, the team and the
 * settings stand there, and not in the activity log.
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
