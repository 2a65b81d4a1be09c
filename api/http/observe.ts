import type { Log } from '#api/core/process/log.ts'
import { durations } from '#api/core/telemetry/metrics.ts'
import { inRequestSpan } from '#api/core/telemetry/tracing.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import type { Handler, RequestContext } from './requestContext.ts'

/** Live streams are not included, because they stay open for hours. */
const httpRequests = durations({
  name: 'cuecard_http_request_duration_seconds',
  help: 'HTTP requests, by method, route and status; without live streams.',
  labelNames: ['method', 'route', 'status'],
})

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/** The status that the client got; `none` when the connection ended before the response began. */
const statusOf = ({ response }: RequestContext) => (response.headersSent ? response.statusCode : 'none')

function count(requestContext: RequestContext, start: number): void {
  const { method, route, response } = requestContext
  if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return
  const labels = {
    method: methods.has(method) ? method : 'other',
    route,
    status: String(statusOf(requestContext)),
  }
  httpRequests.observe(labels, (performance.now() - start) / 1000)
}

/** Records each request in the metrics and, when tracing is on, in a span. */
export function observed(handler: Handler): Handler {
  return (requestContext) => {
    const { request, response, method, requestId } = requestContext
    const start = performance.now()
    response.once('close', () => count(requestContext, start))
    return inRequestSpan(
      request.headers,
      (end) => {
        response.once('close', () => {
          const { route } = requestContext
          const status = response.headersSent ? response.statusCode : 499
          const attributes = {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'cuecard.request_id': requestId,
          }
          end({ name: `${method} ${route}`, status, attributes })
        })
      },
      () => handler(requestContext),
    )
  }
}

/** The ids of the viewer and the business, for the log. */
function idsOf(viewer: Viewer | undefined): Record<string, number> {
  if (viewer?.kind === 'user') return { businessId: viewer.businessId, userId: viewer.userId }
  if (viewer?.kind === 'apiKey') return { businessId: viewer.businessId, apiKeyId: viewer.keyId }
  if (viewer?.kind === 'system') return { businessId: viewer.businessId }
  return viewer?.kind === 'superadmin' ? { superadminId: viewer.superadminId } : {}
}

/** Logs each request. `shown` replaces a path that contains a secret. */
export function logged(handler: Handler, log: Log, shown?: string): Handler {
  // Redaction is off for these lines: they are frequent and contain no secrets.
  const lines = log.child({}, { redact: [] })
  return (requestContext) => {
    const { request, response, requestId, method } = requestContext
    const path = shown ?? requestContext.path
    const start = performance.now()
    let isComplete = false
    // A destroyed connection emits `finish` as well.
    response.once('finish', () => {
      isComplete = !request.socket.destroyed
    })
    response.once('close', () => {
      const ms = Math.round(performance.now() - start)
      const status = response.headersSent ? response.statusCode : 'cut off'
      const incomplete = response.headersSent && !isComplete
      const ids = idsOf(requestContext.viewer)
      lines.info(
        { requestId, ...ids, method, path, status, ms, ...(incomplete && { incomplete }) },
        `${method} ${path}`,
      )
    })
    return handler(requestContext)
  }
}
