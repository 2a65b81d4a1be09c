import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** The failure to find an address of a host, with the codes of the system's resolver. */
class Unresolved extends Error {
  override readonly name = 'Unresolved'
  readonly code: 'ENOTFOUND' | 'EAI_AGAIN'

  constructor(cause: NodeJS.ErrnoException) {
    super('The host name could not be resolved', { cause })
    this.code = ['ENOTFOUND', 'ENODATA'].includes(cause.code ?? '') ? 'ENOTFOUND' : 'EAI_AGAIN'
  }
}

const makeResolver = () => new Resolver({ timeout: 2_000, tries: 2 })

/**
 * Asks the name servers for all addresses of a host. Node's `lookup` would ask them on two threads of the process,
 * which also look up the hosts of mails and texts, so that one slow name server would keep all of them waiting.
 */
export async function askNameServers(hostname: string, resolver = makeResolver()): Promise<LookupAddress[]> {
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = [
    ...(ipv4.status === 'fulfilled' ? ipv4.value.map((address) => ({ address, family: 4 })) : []),
    ...(ipv6.status === 'fulfilled' ? ipv6.value.map((address) => ({ address, family: 6 })) : []),
  ]
  if (found.length === 0 && ipv4.status === 'rejected') throw new Unresolved(ipv4.reason)
  return found
}
