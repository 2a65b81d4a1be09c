import { addressTurn } from '#api/core/accounts/hashing.ts'
import type { Context } from '#api/core/context/context.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { sendVerification } from '#api/modules/auth/email-verification/send.ts'
import { takeOfNetwork } from '#api/modules/auth/networkLimits.ts'
import type { Registration } from '#api/modules/auth/registration/input.ts'
import { provision } from '#api/modules/auth/registration/provisioning.ts'
import { begin, type NewSession } from '#api/modules/auth/sign-in/session.ts'

declare module '#api/core/context/services.ts' {
  interface ModuleServices {
    /** How many businesses one address may register within an hour. */
    registrationLimit: number
  }
}

/** Limit of registrations from one address. */
const perAddress = (points: number): Limit => ({ name: 'registration', points, seconds: 60 * 60 })

/**
 * Registers a business and signs its admin in; the rest of the request runs as this user.
 * @throws BAD_INPUT (`business.…`, `admin.…`), RATE_LIMITED, CONFLICT `Username already exists`
 */
export async function registerBusiness(
  context: Context,
  { business, admin }: Registration,
): Promise<NewSession> {
  const { services, address } = context
  await takeOfNetwork(services.throttle, perAddress(services.registrationLimit), address)
  const { password, ...adminFields } = admin
  const passwordHash = await services.passwords.hash(password, addressTurn(address))
  const account = await services.platform.$transaction((tx) =>
    provision(tx, {
      business,
      admin: { ...adminFields, passwordHash },
      now: services.clock.now(),
      usernameField: 'admin.username',
    }),
  )
  sendVerification(services, account)
  return begin(context, account, 'registration')
}
