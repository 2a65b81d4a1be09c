import { createHash, randomBytes } from 'node:crypto'
import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import { addDays } from '#api/core/time/localTime.ts'
import type { Business } from '#api/generated/client.ts'
import type { AuditSubject } from '#api/modules/activities/audit-trail/actions.ts'
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

/** What a feed shows: the appointments of the business, or those of which the viewer is the technician. */
export type FeedScope = 'business' | 'own'

/** A feed in a transaction that holds its row, so that changes of it run one after the other. */
interface LockedFeed {
  hash: string | null
  subject: AuditSubject
  store: (calendarFeedHash: string | null) => Promise<unknown>
}

async function lockFeed(tx: BusinessContext, scope: FeedScope): Promise<LockedFeed> {
  if (scope === 'own') {
    const id = tx.requireUserId()
    await tx.sql('SELECT 1 FROM "User" WHERE "businessId" = $1 AND id = $2 FOR NO KEY UPDATE', id)
    const user = found('Team member', await tx.db.user.findFirst({ where: { id } }))
    return {
      hash: user.calendarFeedHash,
      subject: `User:${id}`,
      store: (calendarFeedHash) => tx.db.user.update({ where: tx.key(id), data: { calendarFeedHash } }),
    }
  }
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  const { id, calendarFeedHash: hash } = await ownBusiness(tx)
  return {
    hash,
    subject: `Business:${id}`,
    store: (calendarFeedHash) => tx.db.business.update({ where: { id }, data: { calendarFeedHash } }),
  }
}

/**
 * Creates the secret URL of a calendar feed. The secret is returned once and not stored. `replace` revokes an
 * existing URL.
 * @throws CONFLICT when a URL exists and `replace` is not set
 */
export function createFeed(ctx: BusinessContext, scope: FeedScope, replace: boolean): Promise<string> {
  return ctx.transaction(async (tx) => {
    const { hash, subject, store } = await lockFeed(tx, scope)
    if (hash !== null && !replace) throw new AppError('CONFLICT', 'There is a calendar address already.')
    const secret = randomBytes(32).toString('base64url')
    await store(hashOfFeed(secret))
    await recordAudit(tx, { action: `calendarFeed:${hash === null ? 'create' : 'replace'}`, subject })
    return secret
  })
}

/** Revokes the URL of a feed permanently; does nothing without one. */
export function revokeFeed(ctx: BusinessContext, scope: FeedScope): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { hash, subject, store } = await lockFeed(tx, scope)
    if (hash === null) return
    await recordAudit(tx, { action: 'calendarFeed:revoke', subject })
    await store(null)
  })
}

/** Whose appointments an address shows, and the title of its calendar. */
export interface FoundFeed {
  business: Pick<Business, 'id' | 'timeZone'>
  /** The technician; undefined for the appointments of all. */
  technicianUserId?: number
  title: string
}

/** The feed of a secret; null for unknown and revoked ones, of inactive users, and of suspended businesses. */
export async function findFeed(platform: PlatformClient, secret: string): Promise<FoundFeed | null> {
  const where = { calendarFeedHash: hashOfFeed(secret) }
  const fields = { id: true, name: true, timeZone: true, isActive: true, subscriptionStatus: true } as const
  const user = await platform.user.findUnique({
    where,
    select: { id: true, firstName: true, lastName: true, isActive: true, business: { select: fields } },
  })
  const business = user?.business ?? (await platform.business.findUnique({ where, select: fields }))
  if (!business?.isActive || business.subscriptionStatus !== 'ACTIVE' || user?.isActive === false) return null
  const title = `${business.name} appointments`
  return user
    ? { business, technicianUserId: user.id, title: `${title} of ${user.firstName} ${user.lastName}` }
    : { business, title }
}

/**
 * The appointments in a feed: all except cancelled ones, from 60 days ago to a year ahead, by day and time.
 * @param technicianUserId the technician; undefined for all
 */
export function feedRows(ctx: BusinessContext, technicianUserId?: number): Promise<FeedRow[]> {
  const today = ctx.today()
  return ctx.db.serviceAppointment.findMany({
    select: feedFields,
    where: {
      date: { gte: addDays(today, -reach.back), lte: addDays(today, reach.ahead) },
      status: { not: 'CANCELLED' },
      ...(technicianUserId !== undefined && { technicianUserId }),
    },
    orderBy: [{ date: 'asc' }, { startTime: 'asc' }, { id: 'asc' }],
    take: reach.most,
  })
}
