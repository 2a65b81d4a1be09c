import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { hasPublicHost, publicLookup, RefusedAddress } from './publicAddress.ts'

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** Whether the host may have an address that is not public. */
  allowsPrivate: boolean
  /** The time until the response is complete, in milliseconds. */
  timeout: number
  signal?: AbortSignal | undefined
}

/** The outcome of a request: the status, or why there was none. */
export type PostOutcome = { status: number } | { failure: string }

/** How much of a response is read before the connection is closed, in bytes. */
const mostBytes = 4 * 1024

const reasonOfError: Record<string, string> = {
  EREFUSEDADDRESS: 'The address is not a public one.',
  ENOTFOUND: 'The host name does not exist.',
  EAI_AGAIN: 'The host name could not be resolved.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was reset.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ETIMEDOUT: 'The connection timed out.',
  EPROTO: 'No secure connection could be made.',
}

/** A reason that an admin can act on; certificates have many codes and one cause. */
function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = '' } = error
  if (reasonOfError[code]) return reasonOfError[code]
  if (/CERT|SELF_SIGNED|ALTNAME|SIGNATURE|SSL/.test(code)) return `The certificate is not valid (${code}).`
  return `The request failed${code && ` (${code})`}.`
}

/** Reads a response up to the limit; the connection is not reused. */
async function drain(response: IncomingMessage): Promise<void> {
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) break
  }
}

/**
 * Sends a POST request with a JSON body. Redirects are not followed. Never rejects.
 */
export function post({ url, headers, body, allowsPrivate, timeout, signal }: Post): Promise<PostOutcome> {
  const target = new URL(url)
  const over = AbortSignal.timeout(timeout)
  const abort = signal ? AbortSignal.any([signal, over]) : over
  const send = target.protocol === 'https:' ? overHttps : overHttp
  return new Promise<PostOutcome>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({
        failure: over.aborted ? `No answer within ${timeout / 1000} seconds.` : reasonOf(error),
      })
    try {
      if (!allowsPrivate && !hasPublicHost(target)) throw new RefusedAddress()
      const length = Buffer.byteLength(body)
      const request = send(target, {
        method: 'POST',
        agent: false,
        ...(!allowsPrivate && { lookup: publicLookup() }),
        signal: abort,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
      })
      request.once('error', fail)
      request.once('response', (response) => {
        const { statusCode = 0 } = response
        drain(response).then(() => resolve({ status: statusCode }), fail)
      })
      // Without this listener, Node ends a request that is answered with 101 with neither an error nor a response.
      request.once('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy()
        resolve({ status: statusCode })
      })
      request.end(body)
    } catch (error) {
      fail(error as NodeJS.ErrnoException)
    }
  })
}
