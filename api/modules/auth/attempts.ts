import { isIPv6 } from 'node:net'
import type { Context } from '#api/core/context.ts'
import type { Limit } from '#api/core/throttle.ts'
import { foldUsername } from '#api/core/usernames.ts'

/** Wrong passwords for one account (decisions section 2). */
const perAccount: Limit = { name: 'password', points: 5, seconds: 15 * 60 }

/** Wrong passwords from one address, whoever they were for. */
const perAddress: Limit = { name: 'password-address', points: 50, seconds: 60 * 60 }

/** Whose address it is: one customer of a provider has an IPv4 address, or the first half of an IPv6 one. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = [], tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** What wrong passwords of a sign-in are counted by: the name, however it is written, and where they come from. */
export function signInSubject(username: string, address: string): readonly string[] {
  return ['member', foldUsername(username), network(address)]
}

/** Forgets the wrong passwords of a subject. */
export function forgive({ house: { throttle } }: Context, subject: readonly string[]): Promise<void> {
  return throttle.reset(perAccount, ...subject)
}

/**
 * Checks a password for a subject, as the throttle allows; null means that it was wrong. The attempt is
 * counted before the check and forgotten when the password was right or the check itself failed, so
 * attempts at the same time can't outrun the count. A right password forgets the subject's wrong ones, unless
 * they may have been for someone else of the same name.
 * @throws RATE_LIMITED
 */
export async function attempt<T>(
  { house: { throttle }, address }: Context,
  subject: readonly string[],
  check: () => Promise<T | null>,
  alone: (found: T) => boolean = () => true,
): Promise<T | null> {
  const source = network(address)
  await throttle.take(perAccount, ...subject)
  await throttle.take(perAddress, source).catch(async (refused: unknown) => {
    await Promise.all([throttle.giveBack(perAccount, ...subject), throttle.giveBack(perAddress, source)])
    throw refused
  })
  const found = await check().catch(async (failed: unknown) => {
    await Promise.all([throttle.giveBack(perAccount, ...subject), throttle.giveBack(perAddress, source)])
    throw failed
  })
  if (found !== null) {
    const forget = alone(found) ? throttle.reset : throttle.giveBack
    await Promise.all([forget(perAccount, ...subject), throttle.giveBack(perAddress, source)])
  }
  return found
}
