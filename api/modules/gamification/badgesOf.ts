import type { Shop } from '#api/core/shop.ts'
import { type Badge, badgeSet } from '#api/modules/gamification/badgeSet.ts'

/** A badge, and how far somebody is with it. */
export interface BadgeStanding extends Badge {
  progress: number
  /** Null while only progress has been made. */
  earnedAt: Date | null
}

/** Every badge of the set for each of these members, in their order, by one statement. */
export async function badgesOf(shop: Shop, userIds: readonly number[]): Promise<BadgeStanding[][]> {
  const rows = await shop.db.userBadge.findMany({
    where: { userId: { in: [...userIds] } },
    select: { userId: true, badgeId: true, progress: true, earnedAt: true },
  })
  const standings = new Map(rows.map((row) => [`${row.userId} ${row.badgeId}`, row]))
  return userIds.map((userId) =>
    badgeSet.map((badge) => {
      const { progress = 0, earnedAt = null } = standings.get(`${userId} ${badge.id}`) ?? {}
      return { ...badge, progress: Math.min(progress, badge.max), earnedAt }
    }),
  )
}
