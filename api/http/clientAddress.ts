import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Log } from '#api/core/platform/log.ts'

/** The IP address in what a proxy writes: alone, with a port, or in brackets; null for anything else. */
function addressIn(text: string): string | null {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  const host = /^\[([^\]]+)\](:\d+)?$/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain
  // An IPv4 client of a socket that takes IPv6 too.
  const address = host.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : null
}

/**
 * Reads the address that a request comes from. Behind `proxies` trusted proxies it is the one that the outermost of
 * them saw; what a client itself writes into `X-Forwarded-For` stands further left and is not believed.
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
        'X-Forwarded-For arrives and is not believed, because TRUST_PROXY is 0. If a proxy of yours stands in front, set TRUST_PROXY to the number of such proxies: until then all their clients share one address, and so its rate limits.',
      )
    }
    return own
  }
}
