import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { badges } from '#api/modules/points/badges.ts'

/** A badge, with a user's progress towards it. */
export interface BadgeProgress {
  id: string
  name: string
  description: string
  icon: string
  color: string
  goal: number
  progress: number
  /** Null until the badge is earned. */
  earnedAt: Date | null
}

/** All badges of each of these users, in the order of the users, in one statement. */
export async function badgesOf(ctx: BusinessContext, userIds: readonly number[]): Promise<BadgeProgress[][]> {
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
