import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { badges } from '#api/modules/gamification/badges.ts'
import { titles } from '#api/modules/gamification/stats.ts'

/** A title or a badge that was just reached. */
export interface Celebration {
  kind: 'TITLE' | 'BADGE'
  name: string
  description: string
  /** Of Lucide. */
  icon: string
}

function titleReached(name: string): Celebration[] {
  return titles
    .filter((title) => title.name === name)
    .map(({ minPoints, icon }) => ({
      kind: 'TITLE',
      name,
      description: `Reach ${minPoints.toLocaleString('en-US')} points`,
      icon,
    }))
}

function badgeReached(id: string): Celebration[] {
  return badges
    .filter((badge) => badge.id === id)
    .map(({ name, description, icon }) => ({ kind: 'BADGE', name, description, icon }))
}

const news = `
  SELECT unnest(reached) AS reached FROM "PointEntry"
   WHERE "businessId" = $1 AND subject = $2 AND "userId" = $3::int AND "createdAt" >= $4::timestamptz`

/** What the actor has reached by something done since a moment, as the ledger has kept it; nobody else's. */
export async function celebrationsOf(
  ctx: BusinessContext,
  subject: string,
  since: Date,
): Promise<Celebration[]> {
  const { actor } = ctx
  if (actor.kind !== 'member') return []
  const rows = await ctx.sql<{ reached: string }>(news, subject, actor.userId, since)
  return rows.flatMap(({ reached }) => {
    const [kind, what = ''] = reached.split(':')
    return kind === 'title' ? titleReached(what) : badgeReached(what)
  })
}
