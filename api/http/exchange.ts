import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request and its answer, with what every handler asks first. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Names this exchange in answers and in the log. */
  readonly requestId: string
  /** The caller's network address, for throttling. */
  readonly address: string
  readonly method: string
  /** Path as sent, without the query. */
  readonly path: string
  readonly query: URLSearchParams
}

/** Answers an exchange; what it throws is answered as an error. */
export type Handler = (exchange: Exchange) => Promise<void> | void

/**
 * The address a request comes from. Behind `proxies` trusted proxies it is the one that the outermost of them saw;
 * what a client itself writes into `X-Forwarded-For` stands further left and is not believed.
 */
function addressOf(request: IncomingMessage, proxies: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown'
  if (proxies === 0) return socket
  const hops = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return hops.at(-proxies)?.trim() || socket
}

/** Takes a request up. `proxies` is how many trusted proxies stand in front of this server. */
export function openExchange(request: IncomingMessage, response: ServerResponse, proxies: number): Exchange {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  const requestId = randomUUID()
  response.setHeader('X-Request-Id', requestId)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  return {
    request,
    response,
    requestId,
    address: addressOf(request, proxies),
    method: request.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
  }
}
