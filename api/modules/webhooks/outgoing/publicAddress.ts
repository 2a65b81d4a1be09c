import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { askNameServers } from './nameServers.ts'

/** The part of IPv6 from which public addresses are given. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is a public one. Loopback, private, link-local (metadata services), carrier-grade NAT,
 * multicast and reserved networks are not, nor are IPv6 addresses that contain an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(publicIpv6)
}

/** Whether the host of a URL is a public IP address, or a name other than `localhost`. */
export function hasPublicHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? isPublicAddress(host) : !/(^|\.)localhost\.?$/i.test(host)
}

/** The failure for a host whose address is not public. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
  readonly code = 'EREFUSEDADDRESS'

  constructor() {
    super('The address is not a public one')
  }
}

/**
 * Resolves host names for `http.request` and refuses a host with any address that is not public. The connection is
 * made to the returned addresses, so that a second answer of the name server cannot lead elsewhere. It is not called
 * for hosts that are IP addresses.
 */
export function publicLookup(resolve: typeof askNameServers = askNameServers): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isPublicAddress(address))) done(new RefusedAddress(), '')
        else if (options.all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
}
