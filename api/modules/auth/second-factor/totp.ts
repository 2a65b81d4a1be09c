import { Secret, TOTP } from 'otpauth'

/** Seconds for which an authenticator app shows a code. */
const period = 30

/** The steps before and after the current one whose codes count, for clocks that are not quite right. */
const tolerance = 1

const issuer = 'Cuecard'

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** A new secret for an authenticator app (RFC 6238): 20 random bytes in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code. */
export function uriOf(secret: string, label: string): string {
  return totpOf(secret, label).toString()
}

/** The number of the 30 seconds whose code this is; null when it is no code of now, or of the 30 seconds around it. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: tolerance })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
