import { constants, createGzip, type Gzip, gzipSync } from 'node:zlib'
import { AppError } from '#api/core/errors/errors.ts'
import { takesEncoding } from './accept.ts'
import { bodyLimit } from './body.ts'
import type { RequestContext } from './requestContext.ts'

/** How long the rest of a refused body is read, in milliseconds. */
const drainTimeout = 2_000

/** Below this size in bytes an answer fits in a packet or two, and compressing it gains nothing. */
const worthCompressing = 1_400

const speed = { level: constants.Z_BEST_SPEED }

/** JSON, and the Prometheus text format. */
const compressible = /json|; version=/

/** Whether the client accepts a compressed answer; sets the headers that say what it gets. */
function compresses({ request, response }: RequestContext): boolean {
  response.setHeader('Vary', 'Accept-Encoding')
  if (!takesEncoding(request, 'gzip')) return false
  response.setHeader('Content-Encoding', 'gzip')
  return true
}

/** Compresses an answer in JSON or of metrics for clients that accept it. */
function encoded(requestContext: RequestContext, type: string, body: string | Buffer): string | Buffer {
  if (!compressible.test(type) || Buffer.byteLength(body) < worthCompressing) return body
  return compresses(requestContext) ? gzipSync(body, speed) : body
}

/**
 * A stream that compresses a long answer for clients that accept it; null for others. Each chunk leaves at once, so that
 * clients and proxies see progress.
 */
export function compressor(requestContext: RequestContext): Gzip | null {
  return compresses(requestContext) ? createGzip({ ...speed, flush: constants.Z_SYNC_FLUSH }) : null
}

/**
 * Sends a response. When a body beyond the limit is still arriving, it sends the response first and closes the
 * connection afterwards; closing at once would reset the connection and lose the response.
 */
export function send(
  requestContext: RequestContext,
  status: number,
  type: string,
  answer: string | Buffer,
): void {
  const { request, response } = requestContext
  if (response.headersSent || response.destroyed) return
  const body = encoded(requestContext, type, answer)
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
  const timer = setTimeout(end, drainTimeout)
  request.once('close', () => clearTimeout(timer))
  request.once('end', end).resume()
}

export const jsonType = 'application/json; charset=utf-8'

export function sendJson(requestContext: RequestContext, status: number, value: unknown): void {
  send(requestContext, status, jsonType, JSON.stringify(value))
}

/** Responds with 404 in plain text, where no program expects JSON. */
export function sendNotFound(requestContext: RequestContext): void {
  send(requestContext, 404, 'text/plain; charset=utf-8', 'Not found')
}

/** @throws METHOD_NOT_ALLOWED for methods other than GET and HEAD */
export function allowReadsAlone({ method, response }: RequestContext): void {
  if (method === 'GET' || method === 'HEAD') return
  response.setHeader('Allow', 'GET, HEAD')
  throw new AppError('METHOD_NOT_ALLOWED')
}

/** Sets the headers of a failure that do not depend on its status. */
export function failureHeaders({ response }: RequestContext, { retryAfter, status }: AppError): void {
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer')
  if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfter)))
}

/** Responds with a failure in the format of REST: `{message, code, errors}`, with the request id for INTERNAL. */
export function sendFailure(requestContext: RequestContext, failure: AppError): void {
  failureHeaders(requestContext, failure)
  sendJson(requestContext, failure.status, {
    message: failure.message,
    code: failure.code,
    ...(failure.fields && { errors: failure.fields }),
    ...failure.data,
    ...(failure.reason && { reason: failure.reason }),
    ...(failure.code === 'INTERNAL' && { requestId: requestContext.requestId }),
  })
}
