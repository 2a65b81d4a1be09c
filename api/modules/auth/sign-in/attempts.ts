import { foldUsername } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { network } from '#api/core/limits/network.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { peekOfNetwork, resetOfNetwork, takeOfNetwork } from '#api/modules/auth/networkLimits.ts'
import { spelled } from '#api/modules/team/usernames.ts'

/** Limit of wrong passwords for one account from one address (docs/product/accounts.md#wrong-passwords). */
const perAccount: Limit = { name: 'password', points: 5, seconds: 15 * 60 }

/** Limit of wrong passwords from one address, for all accounts. */
const perAddress: Limit = { name: 'password-address', points: 50, seconds: 60 * 60 }

/**
 * The key by which wrong passwords of a sign-in are counted, beside the network: the folded username. Attempts that name
 * a business have a key of their own, so that refusals under the username alone do not keep its users out.
 */
export async function signInSubject(
  { services: { platform } }: Context,
  username: string,
  business?: string | null,
): Promise<readonly string[]> {
  const subject = ['user', foldUsername(username)]
  if (business == null) return subject
  const [row] = await platform.$queryRawUnsafe<{ name: string }[]>(
    `SELECT ${spelled('$1::text')} AS name`,
    business,
  )
  return [...subject, row?.name ?? '']
}

/** Resets the count of wrong passwords of a subject. */
export function forgive(
  { services: { throttle }, address }: Context,
  subject: readonly string[],
): Promise<void> {
  return resetOfNetwork(throttle, perAccount, address, ...subject)
}

interface Attempt<T> {
  /** The key by which wrong passwords are counted, for each network. */
  subject: readonly string[]
  /** Where attempts on the subject are counted: the address by default, a constant to count them wherever they come from. */
  origin?: string
  /** A part of the input besides the username. Attempts with different values don't wait for each other. */
  lane?: string
  /** Resolves to null when the password is wrong. */
  check: () => Promise<T | null>
  /**
   * Whether a correct password resets the count of wrong ones. It does not when they may have been meant for another
   * account.
   */
  forgets?: (found: T) => boolean
}

/**
 * Checks a password within the rate limits; resolves to null when it is wrong. Failures are counted after the check,
 * so attempts on one account run one after the other, which keeps concurrent attempts from exceeding the limit.
 * Attempts with different lanes or on different instances may run concurrently, up to `atOncePerAddress` per
 * instance; a failure beyond the limit gets the same response as an unchecked attempt.
 * @throws RATE_LIMITED, BUSY when too many wait
 */
export async function checkCredentials<T>(
  { services: { throttle, attemptLimiters }, address }: Context,
  { subject, origin = address, lane = '', check, forgets = () => true }: Attempt<T>,
): Promise<T | null> {
  const source = network(address)
  const checked = async () => {
    const failures = await peekOfNetwork(throttle, perAccount, origin, ...subject)
    await peekOfNetwork(throttle, perAddress, address)
    const found = await check()
    if (found === null) {
      await takeOfNetwork(throttle, perAccount, origin, ...subject)
      await takeOfNetwork(throttle, perAddress, address)
    } else if (failures > 0 && forgets(found)) {
      await resetOfNetwork(throttle, perAccount, origin, ...subject)
    }
    return found
  }
  const account = JSON.stringify([subject, network(origin), lane])
  return attemptLimiters.account(() => attemptLimiters.address(checked, source), account)
}
