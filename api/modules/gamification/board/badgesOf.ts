import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { badges } from '#api/modules/gamification/badges.ts'

/** A badge of the set, and how far somebody is with it. */
export interface BadgeStanding {
  id: string
  name: string
  description: string
  icon: string
  color: string
  goal: number
  progress: number
  /** Null while only progress has been made. */
  earnedAt: Date | null
}

/** Every badge of the set for each of these members, in their order, by one statement. */
export async function badgesOf(ctx: BusinessContext, userIds: readonly number[]): Promise<BadgeStanding[][]> {
  const rows = await ctx.db.userBadge.findMany({
    where: { userId: { in: [...userIds] } },
    select: { userId: true, badgeId: true, progress: true, earnedAt: true },
  })
  const standings = new Map(rows.map((row) => [`${row.userId} ${row.badgeId}`, row]))
  return userIds.map((userId) =>
    badges.map((badge) => {
      const { progress = 0, earnedAt = null } = standings.get(`${userId} ${badge.id}`) ?? {}
      return { ...badge, progress: Math.min(progress, badge.goal), earnedAt }
    }),
  )
}
