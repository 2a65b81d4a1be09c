import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { badges } from '#api/modules/points/badges.ts'
import { titles } from '#api/modules/points/stats.ts'

/** A title or a badge that was just reached. */
export interface Celebration {
  kind: 'TITLE' | 'BADGE'
  name: string
  description: string
  /** The name of a Lucide icon. */
  icon: string
}

function reachedTitle(name: string): Celebration[] {
  return titles
    .filter((title) => title.name === name)
    .map(({ minPoints, icon }) => ({
      kind: 'TITLE',
      name,
      description: `Reach ${minPoints.toLocaleString('en-US')} points`,
      icon,
    }))
}

function reachedBadge(id: string): Celebration[] {
  return badges
    .filter((badge) => badge.id === id)
    .map(({ name, description, icon }) => ({ kind: 'BADGE', name, description, icon }))
}

const reachedSince = `
  SELECT unnest(reached) AS reached FROM "PointEntry"
   WHERE "businessId" = $1 AND subject = $2 AND "userId" = $3::int AND "createdAt" >= $4::timestamptz`

/** The titles and badges that the actor has reached by acts since a given time, according to the ledger. */
export async function celebrationsOf(
  ctx: BusinessContext,
  subject: string,
  since: Date,
): Promise<Celebration[]> {
  const { actor } = ctx
  if (actor.kind !== 'user') return []
  const rows = await ctx.sql<{ reached: string }>(reachedSince, subject, actor.userId, since)
  return rows.flatMap(({ reached }) => {
    const [kind, what = ''] = reached.split(':')
    return kind === 'title' ? reachedTitle(what) : reachedBadge(what)
  })
}
