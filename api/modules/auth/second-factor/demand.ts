import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { type FactorOwner, keyOf } from '#api/modules/auth/second-factor/owner.ts'
import { signTicket } from '#api/modules/auth/second-factor/tickets.ts'

/** A code of the authenticator app or a recovery code, or a passkey. */
type FactorMethod = 'code' | 'passkey'

/** Whether an account has an authenticator app that counts. */
export async function hasApp({ platform }: Services, owner: FactorOwner): Promise<boolean> {
  const factor = await platform.secondFactor.findUnique({
    where: keyOf(owner),
    select: { confirmedAt: true },
  })
  return Boolean(factor?.confirmedAt)
}

/** With what an account proves its second factor; nothing for an account without one. */
export async function factorMethods(services: Services, owner: FactorOwner): Promise<FactorMethod[]> {
  if ('superadminId' in owner && services.superadminFactor === 'off') return []
  const [byCode, passkey] = await Promise.all([
    hasApp(services, owner),
    services.platform.passkey.findFirst({ where: owner, select: { id: true } }),
  ])
  return [...(byCode ? (['code'] as const) : []), ...(passkey ? (['passkey'] as const) : [])]
}

/** Whether an account has a second factor that counts. */
export async function hasFactor(services: Services, owner: FactorOwner): Promise<boolean> {
  return (await factorMethods(services, owner)).length > 0
}

/**
 * Lets an account without a second factor pass. Every start of a session asks this after the password.
 * @throws SECOND_FACTOR_REQUIRED with the `ticket` that goes with the code or the passkey, and the `methods`
 */
export async function demandFactor(services: Services, owner: FactorOwner, version: number): Promise<void> {
  const methods = await factorMethods(services, owner)
  if (methods.length === 0) return
  const ticket = await signTicket(services.signed, owner, version, services.clock.now())
  const data = { ticket, methods }
  const message = methods.includes('code') ? undefined : 'Use your passkey.'
  throw new AppError('SECOND_FACTOR_REQUIRED', { data, ...(message && { message }) })
}
