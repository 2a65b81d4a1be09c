import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { type FactorOwner, keyOf } from '#api/modules/auth/second-factor/owner.ts'
import { signTicket } from '#api/modules/auth/second-factor/tickets.ts'

/**
 * Lets an account without a second factor pass. Every start of a session asks this after the password.
 * @throws SECOND_FACTOR_REQUIRED with the `ticket` that goes with the code
 */
export async function demandFactor(
  { platform, signed, clock, superadminFactor }: Services,
  owner: FactorOwner,
  version: number,
): Promise<void> {
  if ('superadminId' in owner && superadminFactor === 'off') return
  const factor = await platform.secondFactor.findUnique({
    where: keyOf(owner),
    select: { confirmedAt: true },
  })
  if (!factor?.confirmedAt) return
  const ticket = await signTicket(signed, owner, version, clock.now())
  throw new AppError('SECOND_FACTOR_REQUIRED', { data: { ticket } })
}
