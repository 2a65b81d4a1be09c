import { contextFor } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { renderCalendar } from '#api/modules/appointments/feed/render.ts'
import { feedRows, findFeed } from '#api/modules/appointments/feed/service.ts'
import { allowReadsAlone, send, sendNotFound } from './answer.ts'
import { etagOf, isKnown } from './etag.ts'
import { callerOf, type Handler } from './requestContext.ts'

/** Limit of reads per feed: many users subscribe to one, each on several devices. */
const readings: Limit = { name: 'calendar-readings', points: 600, seconds: 3600 }
/** Limit of requests per address for feeds that do not exist. */
const misses: Limit = { name: 'calendar-misses', points: 60, seconds: 600 }

const feedPath = /^\/calendar\/([\w-]{43})\.ics$/

/**
 * The appointments of a business or of one technician for calendar programs (RFC 5545), at a secret URL
 * (docs/decisions/0015-texts-once.md). Unknown and revoked URLs, and those of suspended businesses and inactive users, give the same
 * response.
 */
export function calendarFeed(services: Services): Handler {
  return async (requestContext) => {
    const { path } = requestContext
    allowReadsAlone(requestContext)
    const [, secret = ''] = feedPath.exec(path) ?? []
    const feed = await findFeed(services.platform, secret)
    if (!feed) {
      await services.throttle.take(misses, requestContext.address)
      return sendNotFound(requestContext)
    }
    const { business, technicianUserId, title } = feed
    const { id: businessId, timeZone } = business
    await services.throttle.take(readings, `${businessId}/${technicianUserId ?? 'all'}`)
    const { ctx } = contextFor(services, { kind: 'system', businessId, timeZone }, callerOf(requestContext))
    const text = await renderCalendar({ businessId, title, rows: await feedRows(ctx, technicianUserId) })
    requestContext.response.setHeader('Cache-Control', 'private, no-cache')
    if (!isKnown(requestContext, etagOf(text)))
      send(requestContext, 200, 'text/calendar; charset=utf-8', text)
  }
}
