import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { createLimiter } from '#api/core/limits/limiter.ts'
import type { Deadline } from '#api/modules/sms/gateway/deadline.ts'

/** A failed HTTP request, described by error codes only, without headers or credentials. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  /** Whether the request may have reached the provider. */
  readonly sent: boolean
  /** `ETIMEDOUT`, `ECONNREFUSED` … */
  readonly code: string

  constructor(sent: boolean, code: string) {
    super(`The exchange with the text message provider broke off: ${code}`)
    this.sent = sent
    this.code = code
  }
}

export interface HttpRequest {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string
  /** The request must not be written after this deadline. */
  startBy?: Deadline | undefined
}

export interface HttpAnswer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** The provider's responses have a few kB; a page of its message list has some hundred. */
const mostBytes = 2 * 1024 * 1024

const requestsAtOnce = 20
// Reuses a few connections. Idle ones are closed early, because the provider may have closed them.
const pool = { keepAlive: true, maxFreeSockets: 5, timeout: 4_000 }

/** Reads a whole response. */
async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw Object.assign(new Error('too long'), { code: 'ETOOLONG' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? 'ELOST')

/**
 * Sends HTTP requests to one host and tells for each failure whether the request may have arrived: nothing is written
 * before the connection is established (and, for `https:`, secure).
 */
export function openTransport(base: string, timeoutMs: number) {
  const { protocol, hostname, port } = new URL(base)
  const secure = protocol === 'https:'
  const begin = secure ? overHttps : overHttp
  const agent = secure ? new HttpsAgent(pool) : new HttpAgent(pool)

  const limiter = createLimiter({ atOnce: requestsAtOnce, maxWait: timeoutMs / 2 })

  function exchange({ method, path, headers, body, startBy }: HttpRequest): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      let sent = false
      const length = String(Buffer.byteLength(body))
      const request = begin({
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        method,
        path,
        agent,
        headers: body ? { ...headers, 'Content-Length': length } : headers,
      })
      const late = setTimeout(
        () => request.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })),
        timeoutMs,
      )
      const fail = (error: unknown) => {
        clearTimeout(late)
        request.destroy()
        reject(new TransportError(sent, codeOf(error)))
      }
      // The deadline is checked in the same tick in which the request is written, so a process that was suspended
      // before notices that it is late.
      const write = () => {
        if (startBy?.passed()) return fail(Object.assign(new Error('too late'), { code: 'ETOOLATE' }))
        sent = true
        request.end(body)
      }
      request.once('socket', (socket) => {
        if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', write)
        else write()
      })
      request.on('error', fail)
      request.once('response', (response) => {
        read(response).then((text) => {
          clearTimeout(late)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
        }, fail)
      })
    })
  }

  return {
    /** @throws TransportError; takes at most the time-out, plus half of it waiting for a slot */
    async exchange(query: HttpRequest): Promise<HttpAnswer> {
      const release = await limiter.acquire().catch(() => {
        throw new TransportError(false, 'EBUSY')
      })
      try {
        return await exchange(query)
      } finally {
        release()
      }
    },
  }
}

export type Transport = ReturnType<typeof openTransport>
