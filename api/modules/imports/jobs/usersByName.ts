import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import { fullName } from '#api/modules/customers/fullName.ts'

/** The active users by their names, in folded form. */
export async function usersByName(ctx: BusinessContext): Promise<Map<string, number>> {
  const users = await ctx.db.user.findMany({ where: { isActive: true } })
  return new Map(
    users.flatMap((user) => [fullName(user), user.username].map((name) => [fold(name), user.id])),
  )
}
