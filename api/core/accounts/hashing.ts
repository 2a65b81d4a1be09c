import type { Passwords } from '#api/core/accounts/passwords.ts'
import { network } from '#api/core/limits/network.ts'
import type { Limit, Throttle } from '#api/core/limits/throttle.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'

/** New passwords that one user may set within an hour, including their own. */
const passwordsPerUser: Limit = {
  name: 'passwords-user',
  points: 30,
  seconds: 60 * 60,
  isFinal: true,
}

/**
 * Passwords that the users of one business may set for others within an hour, including those of new users.
 */
const passwordsPerBusiness: Limit = {
  name: 'passwords-business',
  points: 60,
  seconds: 60 * 60,
  isFinal: true,
}

/** The hashing queue of an anonymous request: one per network address. */
export function addressTurn(address: string): string {
  return `address:${network(address)}`
}

/** The hashing queue of a business, shared by all of its users. */
export function businessTurn(businessId: number): string {
  return `business:${businessId}`
}

interface Setter {
  viewer: Viewer
  services: { throttle: Throttle; passwords: Passwords }
}

/**
 * Hashes a password that a signed-in user sets for themselves or for another user.
 * @throws RATE_LIMITED beyond the limits for the user and the business, BUSY when the hashing queue is full
 */
export async function hashNewPassword(
  { services, viewer }: Setter,
  password: string,
  whose: 'own' | 'of another',
): Promise<string> {
  if (viewer.kind !== 'user') throw userRequired(viewer)
  const { businessId, userId } = viewer
  await services.throttle.take(passwordsPerUser, String(businessId), String(userId))
  if (whose === 'of another') await services.throttle.take(passwordsPerBusiness, String(businessId))
  return services.passwords.hash(password, businessTurn(businessId))
}
