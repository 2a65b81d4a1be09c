import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { CustomerLayout } from '#api/generated/enums.ts'

/** The actor's layout of the customer list; cards for an API key. */
export async function layoutOf({ actor, db, key }: BusinessContext): Promise<CustomerLayout> {
  if (actor.kind !== 'user') return 'CARDS'
  const user = await db.user.findUnique({ where: key(actor.userId), select: { customerLayout: true } })
  return user?.customerLayout ?? 'CARDS'
}

/**
 * Stores the actor's layout of the customer list in their account.
 * @throws API_KEY_NOT_ALLOWED for API keys, FORBIDDEN for the system
 */
export async function chooseLayout(ctx: BusinessContext, layout: CustomerLayout): Promise<void> {
  await ctx.db.user.update({ where: ctx.key(ctx.requireUserId()), data: { customerLayout: layout } })
}
