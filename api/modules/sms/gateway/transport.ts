import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import type { Deadline } from '#api/core/limits/deadline.ts'
import { openGate } from '#api/modules/sms/gateway/gate.ts'

/** An exchange that broke off. In codes alone: no header and no credential is part of it. */
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

export interface RequestContext {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string
  /** Nothing of the request is written after this. */
  startBy?: Deadline | undefined
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** A provider's answer is a few kB; a page of its list some hundred. */
const mostBytes = 2 * 1024 * 1024

const atOnce = 20
// A few connections are kept and used again; one that has lain idle for long may be closed at the other end.
const pool = { keepAlive: true, maxFreeSockets: 5, timeout: 4_000 }

/** Reads an answer whole. */
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
 * Speaks HTTP with one host, and knows of a failure whether the request may have got there: before the connection
 * stands (for `https:`, is secure), nothing of it was written.
 */
export function openTransport(base: string, timeoutMs: number) {
  const { protocol, hostname, port } = new URL(base)
  const secure = protocol === 'https:'
  const begin = secure ? overHttps : overHttp
  const agent = secure ? new HttpsAgent(pool) : new HttpAgent(pool)

  const gate = openGate(atOnce)

  function exchange({ method, path, headers, body, startBy }: RequestContext): Promise<Answer> {
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
      // The deadline is read in the same turn in which the request is written: a process that was stopped at any
      // earlier moment finds here that it is late.
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
    /** @throws TransportError; it takes at most the time-out, after half of it waiting for others */
    async exchange(asked: RequestContext): Promise<Answer> {
      const leave = await gate(timeoutMs / 2)
      if (!leave) throw new TransportError(false, 'EBUSY')
      try {
        return await exchange(asked)
      } finally {
        leave()
      }
    },
  }
}

export type Transport = ReturnType<typeof openTransport>
