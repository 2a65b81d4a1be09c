import { contextFor } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { renderCalendar } from '#api/modules/appointments/feed/render.ts'
import { feedRows, hashOfFeed } from '#api/modules/appointments/feed/service.ts'
import { allowReadsAlone, send, sendNotFound } from './answer.ts'
import { etagOf, isKnown } from './etag.ts'
import { callerOf, type Handler } from './requestContext.ts'

/** Limit of reads per feed: many users subscribe to one, each on several devices. */
const readings: Limit = { name: 'calendar-readings', points: 600, seconds: 3600 }
/** Limit of requests per address for feeds that do not exist. */
const misses: Limit = { name: 'calendar-misses', points: 60, seconds: 600 }

const feedPath = /^\/calendar\/([\w-]{43})\.ics$/

/**
 * The appointments of a business for calendar programs (RFC 5545), at a secret URL that an admin shares
 * (docs/decisions/0015-texts-once.md). Unknown and revoked URLs, and those of suspended businesses, give the same
 * response.
 */
export function calendarFeed(services: Services): Handler {
  return async (requestContext) => {
    const { path } = requestContext
    allowReadsAlone(requestContext)
    const [, secret = ''] = feedPath.exec(path) ?? []
    const business = await services.platform.business.findUnique({
      where: { calendarFeedHash: hashOfFeed(secret) },
      select: { id: true, name: true, timeZone: true, isActive: true, subscriptionStatus: true },
    })
    if (!business?.isActive || business.subscriptionStatus !== 'ACTIVE') {
      await services.throttle.take(misses, requestContext.address)
      return sendNotFound(requestContext)
    }
    await services.throttle.take(readings, String(business.id))
    const viewer = { kind: 'system', businessId: business.id, timeZone: business.timeZone } as const
    const { ctx } = contextFor(services, viewer, callerOf(requestContext))
    const rows = await feedRows(ctx)
    const text = await renderCalendar({ businessId: business.id, name: business.name, rows })
    requestContext.response.setHeader('Cache-Control', 'private, no-cache')
    if (!isKnown(requestContext, etagOf(text)))
      send(requestContext, 200, 'text/calendar; charset=utf-8', text)
  }
}
