import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics } from 'prom-client'
import { bearerToken } from '#api/core/auth/authenticate.ts'
import { registry } from '#api/core/telemetry/metrics.ts'
import { allowReadsAlone, send, sendNotFound } from './answer.ts'
import type { Handler } from './requestContext.ts'

// Digests have one length, which `timingSafeEqual` requires.
const digest = (text: string) => createHash('sha256').update(text).digest()

/** `/metrics` in the Prometheus format, for callers with the token (docs/operations.md#metrics); 404 without one. */
export function metricsEndpoint(token: string | undefined): Handler {
  if (token === undefined) return sendNotFound
  const expected = digest(token)
  // Node's own metrics: event loop, garbage collection, memory, processor time.
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })

  return async (requestContext) => {
    allowReadsAlone(requestContext)
    const { request, response } = requestContext
    const given = bearerToken(request.headers.authorization ?? null)
    if (given === null || !timingSafeEqual(digest(given), expected)) {
      response.setHeader('WWW-Authenticate', 'Bearer')
      return send(requestContext, 401, 'text/plain; charset=utf-8', 'Unauthorized')
    }
    send(requestContext, 200, registry.contentType, await registry.metrics())
  }
}
