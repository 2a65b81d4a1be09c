import type { Limit } from '#api/core/limits/throttle.ts'
import { network } from '#api/core/platform/network.ts'
import { type Context, refusal } from '#api/core/tenancy/context.ts'

/** New passwords that one person may set within an hour, their own included. */
export const passwordsPerPerson: Limit = {
  name: 'passwords-person',
  points: 30,
  seconds: 60 * 60,
  isFinal: true,
}

/** Passwords that the people of one business may set for others within an hour, new members included. */
export const passwordsPerBusiness: Limit = {
  name: 'passwords-business',
  points: 60,
  seconds: 60 * 60,
  isFinal: true,
}

/** In whose turn an anonymous act hashes: that of its network address. */
export function addressTurn(address: string): string {
  return `address:${network(address)}`
}

/** The hashing turn of a business, shared by all of its people. */
export function businessTurn(businessId: number): string {
  return `business:${businessId}`
}

/**
 * The hash of a password that a signed-in person sets, for themselves or for somebody else.
 * @throws RATE_LIMITED beyond the limits for the person and the business, BUSY when too many wait
 */
export async function hashNewPassword(
  { services, viewer }: Context,
  password: string,
  whose: 'own' | 'of another',
): Promise<string> {
  if (viewer.kind !== 'member') throw refusal(viewer)
  const { businessId, userId } = viewer
  await services.throttle.take(passwordsPerPerson, String(businessId), String(userId))
  if (whose === 'of another') await services.throttle.take(passwordsPerBusiness, String(businessId))
  return services.passwords.hash(password, businessTurn(businessId))
}
