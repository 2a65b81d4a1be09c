import type { Context } from '#api/core/context.ts'
import { addressTurn } from '#api/core/hashing.ts'
import { network } from '#api/core/network.ts'
import type { Limit } from '#api/core/throttle.ts'
import { sendVerification } from '#api/modules/auth/email-verification/send.ts'
import type { Registration } from '#api/modules/auth/registration/input.ts'
import { provision } from '#api/modules/auth/registration/provisioning.ts'
import { begin, type NewSession } from '#api/modules/auth/session.ts'

/** Registrations from one address. */
const perAddress = (points: number): Limit => ({ name: 'registration', points, seconds: 60 * 60 })

/**
 * Registers a business and signs its admin in; the request goes on as theirs (decisions section 2).
 * @throws BAD_INPUT (`business.…`, `admin.…`), RATE_LIMITED, CONFLICT `Username already exists`
 */
export async function registerBusiness(
  context: Context,
  { business, admin }: Registration,
): Promise<NewSession> {
  const { house, address } = context
  await house.throttle.take(perAddress(house.registrationLimit), network(address))
  const { password, ...person } = admin
  const passwordHash = await house.passwords.hash(password, addressTurn(address))
  const account = await house.platform.$transaction((tx) =>
    provision(tx, {
      business,
      admin: { ...person, passwordHash },
      now: house.clock.now(),
      usernameField: 'admin.username',
    }),
  )
  sendVerification(house, account)
  return begin(context, account)
}
