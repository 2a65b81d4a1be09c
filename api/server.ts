import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { report, toAppError } from '#api/core/failures/maskError.ts'
import { sendGraphqlFailure } from '#api/graphql/answer.ts'
import type { Documents } from '#api/graphql/documents.ts'
import { graphqlEndpoint } from '#api/graphql/endpoint.ts'
import { sendFailure } from '#api/http/answer.ts'
import { businessExport, type ExportSource, exportPath, exportRoute } from '#api/http/businessExport.ts'
import { calendarFeed } from '#api/http/calendarFeed.ts'
import { clientAddresses } from '#api/http/clientAddress.ts'
import { exportDownload } from '#api/http/exportDownload.ts'
import {
  bringsFile,
  filePath,
  fileRoute,
  importFile,
  importProblems,
  problemsPath,
  problemsRoute,
  smallImport,
} from '#api/http/importFile.ts'
import { metricsEndpoint } from '#api/http/metrics.ts'
import { logged, observed } from '#api/http/observe.ts'
import { health, ready } from '#api/http/probes.ts'
import type { Trouble } from '#api/http/readiness.ts'
import { createRequestContext, type Handler, type RequestContext } from '#api/http/requestContext.ts'
import { securityHeaders } from '#api/http/securityHeaders.ts'
import { twilioCallbacks } from '#api/http/twilio.ts'
import { webApp } from '#api/http/webApp.ts'
import { relyingPartyAt } from '#api/modules/auth/passkeys/relyingParty.ts'
import { downloadPattern } from '#api/modules/exports/link.ts'
import { restEndpoint } from '#api/rest/handler.ts'
import type { Row } from '#api/rest/route.ts'

interface ServerParts {
  services: Services
  schema: GraphQLSchema
  routes: readonly Row[]
  /** Resolves to the part that is in trouble; null when none is. */
  checkReadiness(): Promise<Trouble | null>
  /** Aborted when the process has been told to stop. Responses then ask clients to close their connections. */
  stopping?: AbortSignal
  /** The stored operations of the web application. */
  documents: Documents
  webFolder: string
  demo: boolean
  /** The database that businesses are exported from; without one nobody can download them. */
  exports?: ExportSource | undefined
  /** The bearer token for `/metrics`; without one there are none. */
  metricsToken?: string | undefined
  /** The number of trusted reverse proxies in front, whose `X-Forwarded-For` is used. */
  proxies?: number
  /** How long a request may take until its response starts, in milliseconds. The database times out earlier. */
  answerTime?: number
  /** How long a client may read nothing of a response before the connection is destroyed, in milliseconds. */
  writeTime?: number
  /** Whether all of `/graphql` goes through Yoga's fetch interface. */
  byFetch?: boolean
}

const httpTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the idle time-out of common load balancers, so that they close idle connections, not this server.
  keepAliveTimeout: 65_000,
}

/** Names the route of a handler, for the metrics. */
function at(route: string, handler: Handler): Handler {
  return (requestContext) => {
    requestContext.route = route
    return handler(requestContext)
  }
}

function dispatch(parts: ServerParts): Handler {
  const { services, schema, routes, documents, webFolder, demo } = parts
  const { log } = services
  const graphql = at('/graphql', logged(graphqlEndpoint(services, schema, documents, parts.byFetch), log))
  const rest = at('/api/*', logged(restEndpoint(services, schema, routes), log))
  const callbacks = at('/webhooks/*', logged(twilioCallbacks(services), log))
  const feed = at('/calendar/*', logged(calendarFeed(services), log, '/calendar/….ics'))
  const download = at(exportRoute, logged(businessExport(services, parts.exports), log))
  const file = at(fileRoute, logged(importFile(services), log))
  const problems = at(problemsRoute, logged(importProblems(services), log))
  const small = at('/api/imports', logged(smallImport(services), log))
  const listDownload = at(
    '/api/exports/*',
    logged(exportDownload(services, parts.exports?.url), log, '/api/exports/…'),
  )
  const web = webApp({
    folder: webFolder,
    demo,
    passkeyOrigin: relyingPartyAt(services.publicUrl)?.origin ?? null,
  })
  const alive = at('/health', health)
  const probe = at('/ready', ready(parts.checkReadiness))
  const metrics = at('/metrics', metricsEndpoint(parts.metricsToken))

  return (requestContext) => {
    const { path } = requestContext
    if (path === '/graphql') return graphql(requestContext)
    if (exportPath.test(path)) return download(requestContext)
    if (filePath.test(path)) return file(requestContext)
    if (problemsPath.test(path)) return problems(requestContext)
    if (bringsFile(requestContext)) return small(requestContext)
    if (downloadPattern.test(path)) return listDownload(requestContext)
    if (path === '/api' || path.startsWith('/api/')) return rest(requestContext)
    if (path.startsWith('/webhooks/')) return callbacks(requestContext)
    if (path.startsWith('/calendar/')) return feed(requestContext)
    if (path === '/health') return alive(requestContext)
    if (path === '/ready') return probe(requestContext)
    if (path === '/metrics') return metrics(requestContext)
    return web(requestContext)
  }
}

/**
 * Refuses a request with several `Host` headers, which two servers in a row may read differently (RFC 9112, 3.2).
 * Node.js refuses a request without one.
 */
function checkHost({ headersDistinct }: IncomingMessage): void {
  if ((headersDistinct.host?.length ?? 0) <= 1) return
  throw new AppError('BAD_REQUEST', 'Send one Host header.')
}

/** Creates the HTTP server; the caller starts listening. */
export function openServer(parts: ServerParts): Server {
  const { services, proxies = 0, stopping, answerTime = 30_000, writeTime = 15_000 } = parts
  const { log, publicUrl } = services
  const options = { log, addressOf: clientAddresses(proxies, log), headers: securityHeaders(publicUrl) }
  const handle = observed(dispatch(parts))

  const fail = (requestContext: RequestContext, error: unknown) => {
    const failure = toAppError(error)
    const { response, requestId, incident } = requestContext
    report([failure], incident)
    if (response.headersSent) {
      if (response.writableEnded) return
      // A response that fails midway must not look complete.
      response.destroy()
      if (!incident.reported) log.warn({ requestId, reason: failure.message }, 'An answer was cut off midway')
      return
    }
    const send = requestContext.path === '/graphql' ? sendGraphqlFailure : sendFailure
    send(requestContext, failure)
  }

  return createServer(httpTimeouts, async (request, response) => {
    const requestContext = createRequestContext(request, response, options)
    if (stopping?.aborted) response.setHeader('Connection', 'close')
    const late = setTimeout(() => {
      // A live stream or a long list has already started its response and continues.
      if (response.headersSent) return
      fail(requestContext, new AppError('UNAVAILABLE', 'This took too long. Please try again.'))
    }, answerTime)
    // The socket's timer restarts with every byte that the client reads.
    response.setTimeout(writeTime, () => {
      if (request.socket.writableLength > 0) request.socket.destroy()
    })
    response.once('close', () => clearTimeout(late))
    try {
      checkHost(request)
      await handle(requestContext)
    } catch (error) {
      fail(requestContext, error)
    }
  })
}
