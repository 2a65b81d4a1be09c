import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Incident } from '#api/core/graph/maskError.ts'
import type { Log } from '#api/core/platform/log.ts'

/** A request and its response, with the values that every handler needs. */
export interface RequestContext {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Identifies the request in responses and in the log. */
  readonly requestId: string
  /** The caller's network address, for throttling. */
  readonly address: string
  readonly method: string
  /** The path as sent, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly incident: Incident
}

/** Handles a request; a thrown error becomes an error response. */
export type Handler = (requestContext: RequestContext) => Promise<void> | void

interface RequestContextOptions {
  log: Log
  addressOf(request: IncomingMessage): string
  /** The headers of every response. */
  headers: Map<string, string>
}

export function createRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  { log, addressOf, headers }: RequestContextOptions,
): RequestContext {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  const requestId = randomUUID()
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
  }
}
