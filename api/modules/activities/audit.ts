import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Shop } from '#api/core/shop.ts'

interface Act {
  /** `noun:verb`, as `hotBoard:resolve`. */
  action: string
  /** What it was done to, as `HotBoardItem:12`. */
  subject: string
  /** What was changed, as it stood before the act and after it; nothing of what stayed. */
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/**
 * Writes an act into the audit trail, in the transaction of the act itself. Acts on the hot board, the team and the
 * settings stand there, and not in the activity log (decisions section 7).
 */
export async function recordAudit(shop: Shop, act: Act): Promise<void> {
  const { actor } = shop
  await shop.db.auditEntry.create({
    data: {
      ...shop.tenant,
      ...act,
      actorType: actor.kind === 'member' ? 'user' : 'system',
      actorId: actor.kind === 'member' ? actor.userId : null,
      actorName: shop.actorName,
      createdAt: shop.now(),
    },
  })
}
