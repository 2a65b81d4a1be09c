import { AppError } from '#api/core/platform/errors.ts'
import { bodyLimit } from './body.ts'
import type { RequestContext } from './requestContext.ts'

/** How long the rest of a refused body is taken in, in milliseconds. */
const patience = 2_000

/**
 * Sends an answer and ends the exchange. While a body too large to take in is still arriving, the answer goes out
 * first and the connection is closed after it: closed at once, it would be reset and the answer lost.
 */
export function send(
  { request, response }: RequestContext,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  if (response.headersSent || response.destroyed) return
  const declared = request.headers['content-length']
  const endless = request.headers['transfer-encoding'] !== undefined || Number(declared ?? 0) > bodyLimit
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', Buffer.byteLength(body))
  if (request.complete || !endless) {
    response.writeHead(status).end(body)
    return
  }
  response.setHeader('Connection', 'close')
  response.writeHead(status).write(body)
  const end = () => response.end()
  const timer = setTimeout(end, patience)
  request.once('close', () => clearTimeout(timer))
  request.once('end', end).resume()
}

export const jsonType = 'application/json; charset=utf-8'

export function sendJson(exchange: RequestContext, status: number, value: unknown): void {
  send(exchange, status, jsonType, JSON.stringify(value))
}

/** @throws METHOD_NOT_ALLOWED for what can only be read */
export function allowReadsAlone({ method, response }: RequestContext): void {
  if (method === 'GET' || method === 'HEAD') return
  response.setHeader('Allow', 'GET, HEAD')
  throw new AppError('METHOD_NOT_ALLOWED')
}

/** Status-independent headers of a failure. */
export function failureHeaders({ response }: RequestContext, { retryAfter }: AppError): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfter)))
}

/** A failure as REST shows it: `{message, errors}`, and the request id when it is ours. */
export function sendFailure(exchange: RequestContext, failure: AppError): void {
  failureHeaders(exchange, failure)
  sendJson(exchange, failure.status, {
    message: failure.message,
    ...(failure.fields && { errors: failure.fields }),
    ...failure.data,
    ...(failure.code === 'INTERNAL' && { requestId: exchange.requestId }),
  })
}
