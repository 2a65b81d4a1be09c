import { isIP } from 'node:net'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'

/** What passkeys belong to: the origin of the pages that use them, and its domain (the RP ID of WebAuthn). */
interface RelyingParty {
  origin: string
  rpID: string
}

/** The relying party at this address; null where browsers offer no passkeys. */
export function relyingPartyAt(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[')
  return hostname === 'localhost' || (protocol === 'https:' && isDomain) ? { origin, rpID: hostname } : null
}

/** @throws FORBIDDEN where browsers offer no passkeys */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const found = relyingPartyAt(publicUrl)
  if (found) return found
  throw new AppError(
    'FORBIDDEN',
    'This server has no passkeys: its PUBLIC_URL is neither an https address with a domain nor localhost.',
  )
}
