import type { Prisma } from '#api/core/database/generated/client.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { viewerIdOf } from '#api/modules/gamification/board/board.ts'

/** Whose sums one may see: one's own, and those of active colleagues who do not hide; nobody's when switched off. */
export function shownStats(ctx: BusinessContext): Prisma.GamificationStatsWhereInput {
  return {
    business: { gamificationEnabled: true },
    OR: [{ userId: viewerIdOf(ctx) }, { user: { hiddenFromTeamBoard: false, isActive: true } }],
  }
}
