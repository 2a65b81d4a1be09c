import { isIPv6 } from 'node:net'

/**
 * The network of an address: the whole IPv4 address, or the first 64 bits of an IPv6 address, which providers assign
 * to one subscriber.
 */
export function network(address: string): string {
  return firstGroups(address, 4)
}

/**
 * The site of an IPv6 address: its first 48 bits, which providers assign to one organisation with 65,536 networks. Null
 * for an IPv4 address, which has no wider network of one subscriber.
 */
export function site(address: string): string | null {
  return address.includes(':') && network(address).includes(':') ? firstGroups(address, 3) : null
}

function firstGroups(address: string, count: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = [], tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, count)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
