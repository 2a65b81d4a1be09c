import type { CustomerLayout } from '#api/core/database/generated/enums.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** The actor's layout of the customer list; cards for an API key. */
export async function layoutOf({ actor, db, key }: BusinessContext): Promise<CustomerLayout> {
  if (actor.kind !== 'user') return 'CARDS'
  const user = await db.user.findUnique({ where: key(actor.userId), select: { customerLayout: true } })
  return user?.customerLayout ?? 'CARDS'
}

/**
 * Stores the actor's layout of the customer list in their account.
 * @throws FORBIDDEN for API keys and the system
 */
export async function chooseLayout(
  { actor, db, key }: BusinessContext,
  layout: CustomerLayout,
): Promise<void> {
  if (actor.kind !== 'user') throw new AppError('FORBIDDEN')
  await db.user.update({ where: key(actor.userId), data: { customerLayout: layout } })
}
