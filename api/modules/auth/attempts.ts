import { foldUsername } from '#api/core/accounts/usernames.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { network } from '#api/core/platform/network.ts'
import type { Context } from '#api/core/tenancy/context.ts'

/** Wrong passwords for one account from one address (docs/product/accounts.md#wrong-passwords). */
const perAccount: Limit = { name: 'password', points: 5, seconds: 15 * 60 }

/** Wrong passwords from one address, for any account. */
const perAddress: Limit = { name: 'password-address', points: 50, seconds: 60 * 60 }

/** What wrong passwords of a sign-in are counted by: the name, however it is written, and where they come from. */
export function signInSubject(username: string, address: string): readonly string[] {
  return ['member', foldUsername(username), network(address)]
}

/** Forgets the wrong passwords of a subject. */
export function forgive({ services: { throttle } }: Context, subject: readonly string[]): Promise<void> {
  return throttle.reset(perAccount, ...subject)
}

interface Attempt<T> {
  /** What wrong passwords are counted by. */
  subject: readonly string[]
  /** What was asked for beside the name. Attempts that differ in it don't wait for each other. */
  lane?: string
  /** Null when the password was wrong. */
  check: () => Promise<T | null>
  /** Whether a right password forgets the subject's wrong ones: not when they may have been for somebody else. */
  forgets?: (found: T) => boolean
}

/**
 * Checks a password as the throttle allows; null means that it was wrong. Only failures are counted, after the
 * check. So that attempts at the same time can't outrun the count, an account's are checked one after the other.
 * Attempts in different lanes or through different instances may be checked at once, `atOncePerAddress` for each
 * instance; a failure beyond the limit is answered as one that was not checked.
 * @throws RATE_LIMITED, BUSY when too many wait
 */
export async function attempt<T>(
  { services: { throttle, attemptLimiters }, address }: Context,
  { subject, lane = '', check, forgets = () => true }: Attempt<T>,
): Promise<T | null> {
  const source = network(address)
  const checked = async () => {
    const failures = await throttle.peek(perAccount, ...subject)
    await throttle.peek(perAddress, source)
    const found = await check()
    if (found === null) {
      await throttle.take(perAccount, ...subject)
      await throttle.take(perAddress, source)
    } else if (failures > 0 && forgets(found)) {
      await throttle.reset(perAccount, ...subject)
    }
    return found
  }
  const account = JSON.stringify([subject, lane])
  return attemptLimiters.account(() => attemptLimiters.address(checked, source), account)
}
