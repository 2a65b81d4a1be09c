import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '#api/core/context/context.ts'
import type { Incident } from '#api/core/failures/maskError.ts'
import type { Log } from '#api/core/process/log.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'

/** A request and its response, with the values that every handler needs. */
export interface RequestContext {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Identifies the request in responses and in the log: the `X-Request-Id` of the request, else a random one. */
  readonly requestId: string
  /** The caller's network address, for throttling. */
  readonly address: string
  readonly method: string
  /** The path as sent, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly incident: Incident
  /** The path with the names of its parameters, such as `/api/customers/:id`; `/*` for the web application. */
  route: string
  /** Who is asking, once it is known. */
  viewer?: Viewer
}

/** Handles a request; a thrown error becomes an error response. */
export type Handler = (requestContext: RequestContext) => Promise<void> | void

interface RequestContextOptions {
  log: Log
  addressOf(request: IncomingMessage): string
  /** The headers of every response. */
  headers: Map<string, string>
}

const requestIdShape = /^[\w.-]{8,128}$/

/** The id that a proxy has given the request, if it is well-formed. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID()
}

export function createRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  { log, addressOf, headers }: RequestContextOptions,
): RequestContext {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  const requestId = requestIdOf(request)
  response.setHeaders(headers).setHeader('X-Request-Id', requestId)
  return {
    request,
    response,
    requestId,
    address: addressOf(request),
    method: request.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
    incident: { requestId, log },
    route: '/*',
  }
}

/** The caller of a request, for its GraphQL context. */
export function callerOf(requestContext: RequestContext): Caller {
  const { address, requestId, request, response } = requestContext
  const { 'user-agent': userAgent, 'x-time-zone': timeZone, 'x-browser-id': browserId } = request.headers
  return {
    address,
    browser: { userAgent, timeZone: timeZone?.toString(), id: browserId?.toString() },
    requestId,
    isGone: () => response.destroyed,
    onViewer: (viewer) => {
      requestContext.viewer = viewer
    },
  }
}
