import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays } from '#api/core/time/localTime.ts'
import type { Business } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { type FeedRow, feedFields } from '#api/modules/appointments/feed/render.ts'
import { ownBusiness } from '#api/modules/business/service.ts'

/** The range of the feed in local days, and its maximum number of appointments. */
const reach = { back: 60, ahead: 365, most: 10_000 }

/** The SHA-256 hash under which a feed's secret is stored and looked up. A fast hash suffices for 32 random bytes. */
export function hashOfFeed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The path of a feed: `/calendar/….ics`. */
export function feedPath(secret: string): string {
  return `/calendar/${secret}.ics`
}

/** Locks the business's row, so that changes of its feed run one after the other. */
async function lockBusiness(tx: BusinessContext): Promise<Business> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  return ownBusiness(tx)
}

const subjectOf = ({ id }: Business) => `Business:${id}` as const

/**
 * Creates the secret URL of the calendar feed. The secret is returned once and not stored. `replace` revokes an
 * existing URL.
 * @throws CONFLICT when a URL exists and `replace` is not set
 */
export function createFeed(
  ctx: BusinessContext,
  replace: boolean,
): Promise<{ secret: string; business: Business }> {
  return ctx.transaction(async (tx) => {
    const before = await lockBusiness(tx)
    const replaces = before.calendarFeedHash !== null
    if (replaces && !replace) throw new AppError('CONFLICT', 'There is a calendar address already.')
    const secret = randomBytes(32).toString('base64url')
    const business = await tx.db.business.update({
      where: { id: before.id },
      data: { calendarFeedHash: hashOfFeed(secret) },
    })
    await recordAudit(tx, {
      action: `calendarFeed:${replaces ? 'replace' : 'create'}`,
      subject: subjectOf(business),
    })
    return { secret, business }
  })
}

/** Revokes the URL of the feed permanently; does nothing without one. */
export function revokeFeed(ctx: BusinessContext): Promise<Business> {
  return ctx.transaction(async (tx) => {
    const before = await lockBusiness(tx)
    if (before.calendarFeedHash === null) return before
    await recordAudit(tx, { action: 'calendarFeed:revoke', subject: subjectOf(before) })
    return tx.db.business.update({ where: { id: before.id }, data: { calendarFeedHash: null } })
  })
}

/** The appointments in the feed: all except cancelled ones, from 60 days ago to a year ahead, by day and time. */
export function feedRows(ctx: BusinessContext): Promise<FeedRow[]> {
  const today = ctx.today()
  return ctx.db.serviceAppointment.findMany({
    select: feedFields,
    where: {
      date: { gte: addDays(today, -reach.back), lte: addDays(today, reach.ahead) },
      status: { not: 'CANCELLED' },
    },
    orderBy: [{ date: 'asc' }, { startTime: 'asc' }, { id: 'asc' }],
    take: reach.most,
  })
}
