import { createServer, type Server } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { catalogued, report } from '#api/core/graph/maskError.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { Unfit } from '#api/core/platform/readiness.ts'
import type { Services } from '#api/core/tenancy/context.ts'
import type { Documents } from '#api/graphql/documents.ts'
import { graphqlEndpoint, sendGraphqlFailure } from '#api/graphql/endpoint.ts'
import { sendFailure } from '#api/http/answer.ts'
import { calendarFeed } from '#api/http/calendarFeed.ts'
import { clientAddresses } from '#api/http/clientAddress.ts'
import { health, ready } from '#api/http/probes.ts'
import { createRequestContext, type Handler, type RequestContext } from '#api/http/requestContext.ts'
import { securityHeaders } from '#api/http/securityHeaders.ts'
import { twilioCallbacks } from '#api/http/twilio.ts'
import { webApp } from '#api/http/webApp.ts'
import { restEndpoint } from '#api/rest/handler.ts'
import type { Row } from '#api/rest/route.ts'

interface ServerParts {
  services: Services
  schema: GraphQLSchema
  routes: readonly Row[]
  /** Says which part is not fit to serve; null when all are. */
  checkReadiness(): Promise<Unfit | null>
  /** Aborted when the process was told to stop: answers then ask their clients to open no more requests here. */
  stopping?: AbortSignal
  /** The operations of the web application, by their ids. */
  documents: Documents
  /** Folder of the built web application. */
  webFolder: string
  demo: boolean
  /** How many trusted proxies stand in front; their `X-Forwarded-For` is believed. */
  proxies?: number
  /** How long a request may take to be answered, in milliseconds; the database gives up earlier. */
  answerTime?: number
  /** How long a client may take nothing of its answer before the connection is destroyed, in milliseconds. */
  writeTime?: number
}

const times = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the idle time of the usual load balancers, so that they end a connection and not we.
  keepAliveTimeout: 65_000,
}

/** `shown` says what is logged of a path that holds a secret. */
function logged(handler: Handler, { log }: Services, shown?: string): Handler {
  // These lines are many, and name nothing that would have to be looked for and struck out.
  const lines = log.child({}, { redact: [] })
  return (exchange) => {
    const { request, response, requestId, method } = exchange
    const path = shown ?? exchange.path
    const start = performance.now()
    let isComplete = false
    // A connection that is destroyed finishes its answer too.
    response.once('finish', () => {
      isComplete = !request.socket.destroyed
    })
    response.once('close', () => {
      const ms = Math.round(performance.now() - start)
      const status = response.headersSent ? response.statusCode : 'cut off'
      const incomplete = response.headersSent && !isComplete
      lines.info(
        { requestId, method, path, status, ms, ...(incomplete && { incomplete }) },
        `${method} ${path}`,
      )
    })
    return handler(exchange)
  }
}

/** Where a request goes, by its path. */
function dispatch(parts: ServerParts): Handler {
  const { services, schema, routes, documents, webFolder, demo } = parts
  const graphql = logged(graphqlEndpoint(services, schema, documents), services)
  const rest = logged(restEndpoint(services, schema, routes), services)
  const callbacks = logged(twilioCallbacks(services), services)
  const feed = logged(calendarFeed(services), services, '/calendar/….ics')
  const web = webApp({ folder: webFolder, demo })
  const probe = ready(parts.checkReadiness)

  return (exchange) => {
    const { path } = exchange
    if (path === '/graphql') return graphql(exchange)
    if (path === '/api' || path.startsWith('/api/')) return rest(exchange)
    if (path.startsWith('/webhooks/')) return callbacks(exchange)
    if (path.startsWith('/calendar/')) return feed(exchange)
    if (path === '/health') return health(exchange)
    if (path === '/ready') return probe(exchange)
    return web(exchange)
  }
}

/** The HTTP server of Cuecard; it listens when told to. */
export function openServer(parts: ServerParts): Server {
  const { services, proxies = 0, stopping, answerTime = 30_000, writeTime = 15_000 } = parts
  const { log, publicUrl } = services
  const options = { log, addressOf: clientAddresses(proxies, log), headers: securityHeaders(publicUrl) }
  const handle = dispatch(parts)

  const fail = (exchange: RequestContext, error: unknown) => {
    const failure = catalogued(error)
    const { response, requestId, incident } = exchange
    report([failure], incident)
    if (response.headersSent) {
      if (response.writableEnded) return
      // An answer that fails midway must not look complete.
      response.destroy()
      if (!incident.reported) log.warn({ requestId, reason: failure.message }, 'An answer was cut off midway')
      return
    }
    const send = exchange.path === '/graphql' ? sendGraphqlFailure : sendFailure
    send(exchange, failure)
  }

  return createServer(times, async (request, response) => {
    const exchange = createRequestContext(request, response, options)
    if (stopping?.aborted) response.setHeader('Connection', 'close')
    const late = setTimeout(() => {
      // A live stream or a long list has begun to answer, and goes on.
      if (response.headersSent) return
      fail(exchange, new AppError('UNAVAILABLE', { message: 'This took too long. Please try again.' }))
    }, answerTime)
    // The socket's timer starts anew with every byte that the client takes.
    response.setTimeout(writeTime, () => {
      if (request.socket.writableLength > 0) request.socket.destroy()
    })
    response.once('close', () => clearTimeout(late))
    try {
      await handle(exchange)
    } catch (error) {
      fail(exchange, error)
    }
  })
}
