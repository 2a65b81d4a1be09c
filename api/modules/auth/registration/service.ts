import type { Context } from '#api/core/context.ts'
import { parse } from '#api/core/input.ts'
import type { Limit } from '#api/core/throttle.ts'
import { network } from '#api/modules/auth/attempts.ts'
import { registration } from '#api/modules/auth/registration/input.ts'
import { provision } from '#api/modules/auth/registration/provisioning.ts'
import { begin, type NewSession } from '#api/modules/auth/session.ts'

/** Registrations from one address (decisions section 15). */
const perAddress: Limit = { name: 'registration', points: 600, seconds: 60 * 60 }

/**
 * Registers a business and signs its admin in; the request goes on as theirs (decisions section 2).
 * @throws BAD_INPUT (`business.…`, `admin.…`), RATE_LIMITED, CONFLICT `Username already exists`
 */
export async function registerBusiness(context: Context, input: unknown): Promise<NewSession> {
  const { house, address } = context
  const { business, admin } = parse(registration, input)
  await house.throttle.take(perAddress, network(address))
  const { password, ...person } = admin
  const passwordHash = await house.passwords.hash(password)
  const account = await house.platform.$transaction((tx) =>
    provision(tx, {
      business,
      admin: { ...person, passwordHash },
      now: house.clock.now(),
      usernameField: 'admin.username',
    }),
  )
  return begin(context, account)
}
