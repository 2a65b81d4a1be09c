import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { type FactorOwner, keyOf } from '#api/modules/auth/second-factor/owner.ts'
import { signTicket } from '#api/modules/auth/second-factor/tickets.ts'

/** Whether an account has a second factor that counts. */
export async function hasFactor(
  { platform, superadminFactor }: Services,
  owner: FactorOwner,
): Promise<boolean> {
  if ('superadminId' in owner && superadminFactor === 'off') return false
  const factor = await platform.secondFactor.findUnique({
    where: keyOf(owner),
    select: { confirmedAt: true },
  })
  return Boolean(factor?.confirmedAt)
}

/**
 * Lets an account without a second factor pass. Every start of a session asks this after the password.
 * @throws SECOND_FACTOR_REQUIRED with the `ticket` that goes with the code
 */
export async function demandFactor(services: Services, owner: FactorOwner, version: number): Promise<void> {
  if (!(await hasFactor(services, owner))) return
  const ticket = await signTicket(services.signed, owner, version, services.clock.now())
  throw new AppError('SECOND_FACTOR_REQUIRED', { data: { ticket } })
}
