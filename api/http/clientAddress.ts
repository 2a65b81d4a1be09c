import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Log } from '#api/core/process/log.ts'

/**
 * Parses the IP address in an entry of `X-Forwarded-For`, with or without port or brackets; null for anything else.
 */
function addressIn(text: string): string | null {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  const host = /^\[([^\]]+)\](:\d+)?$/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain
  // An IPv4 client of a dual-stack socket.
  const address = host.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : null
}

/**
 * Returns a function that gives the client address of a request. Behind `proxies` trusted proxies it is the address
 * that the outermost of them saw; entries further left in `X-Forwarded-For` come from the client and are ignored.
 */
export function clientAddresses(proxies: number, log: Log): (request: IncomingMessage) => string {
  let isWarned = false

  return ({ socket, headers }) => {
    const own = addressIn(socket.remoteAddress ?? '') ?? 'unknown'
    const forwarded = headers['x-forwarded-for']
    if (forwarded === undefined) return own
    if (proxies > 0) return addressIn([forwarded].flat().join(',').split(',').at(-proxies) ?? '') ?? own
    if (!isWarned) {
      isWarned = true
      log.warn(
        'X-Forwarded-For is ignored because TRUST_PROXY is 0. If Cuecard runs behind your own proxies, set TRUST_PROXY to their number; until then all clients share one address and its rate limits.',
      )
    }
    return own
  }
}
