import { network, site } from '#api/core/limits/network.ts'
import type { Limit, Throttle } from '#api/core/limits/throttle.ts'

/** How many times the limit of a network its site has: 65,536 IPv6 networks belong to one. */
const networksPerSite = 10

const ofSite = ({ name, points, ...rest }: Limit): Limit => ({
  ...rest,
  name: `${name}-site`,
  points: points * networksPerSite,
})

/** A limit and a key for the network of an address, and for its site if there is one. */
function scopes(limit: Limit, address: string, subject: readonly string[]): [Limit, string[]][] {
  const wide = site(address)
  return [
    [limit, [...subject, network(address)]],
    ...(wide === null ? [] : [[ofSite(limit), [...subject, wide]] satisfies [Limit, string[]]]),
  ]
}

/** Counts one act of an address. Throws RATE_LIMITED when its network or its site exceeds the limit. */
export async function takeOfNetwork(
  throttle: Throttle,
  limit: Limit,
  address: string,
  ...subject: string[]
): Promise<void> {
  for (const [scope, key] of scopes(limit, address, subject)) await throttle.take(scope, ...key)
}

/** The count of the network so far. Throws RATE_LIMITED when one more act would exceed a limit. */
export async function peekOfNetwork(
  throttle: Throttle,
  limit: Limit,
  address: string,
  ...subject: string[]
): Promise<number> {
  const counts: number[] = []
  for (const [scope, key] of scopes(limit, address, subject)) {
    counts.push(await throttle.peek(scope, ...key))
  }
  return counts[0] ?? 0
}

/** Resets the count of the network. That of the site stays, because others of it are counted too. */
export function resetOfNetwork(
  throttle: Throttle,
  limit: Limit,
  address: string,
  ...subject: string[]
): Promise<void> {
  return throttle.reset(limit, ...subject, network(address))
}
