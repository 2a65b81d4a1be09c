import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { viewerIdOf } from '#api/modules/points/board/board.ts'

/**
 * The condition for statistics that the actor may see: their own, and those of active users who are not hidden; none
 * when points are switched off.
 */
export function shownStats(ctx: BusinessContext): Prisma.GamificationStatsWhereInput {
  return {
    business: { gamificationEnabled: true },
    OR: [{ userId: viewerIdOf(ctx) }, { user: { hiddenFromTeamBoard: false, isActive: true } }],
  }
}
