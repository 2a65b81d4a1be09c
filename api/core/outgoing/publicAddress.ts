import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether requests may be sent to an IP address. */
export type AddressRule = (address: string) => boolean

/** The part of IPv6 from which public addresses are given. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is a public one. Loopback, private, link-local (metadata services), carrier-grade NAT,
 * multicast and reserved networks are not, nor are IPv6 addresses that contain an IPv4 address.
 */
export const isPublicAddress: AddressRule = (text) => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(publicIpv6)
}

/** The failure for a host whose address the rule refuses. */
class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
  readonly code = 'EREFUSEDADDRESS'

  constructor() {
    super('The address is not a public one')
  }
}

/**
 * Resolves host names for `http.request` and refuses a host with any address that the rule refuses. The connection is
 * made to the returned addresses, so that a second answer of the name server cannot lead elsewhere.
 */
export function checkedLookup(allows: AddressRule, resolve = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { all: true, verbatim: true, family: options.family as 0 | 4 | 6 | undefined }).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => allows(address))) done(new RefusedAddress(), '')
        else if (options.all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
}

/** Throws when the host of a URL is an IP address that the rule refuses; `lookup` is not called for such hosts. */
export function checkLiteral({ hostname }: URL, allows: AddressRule): void {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal) && !allows(literal)) throw new RefusedAddress()
}
