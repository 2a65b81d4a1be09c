import { badField, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'

type Load = Pick<Prisma.UserFindManyArgs, 'include' | 'select' | 'take'>

/** The order of users: active ones first, then by name. */
export const activeFirst: Prisma.UserOrderByWithRelationInput[] = [
  { isActive: 'desc' },
  { firstName: 'asc' },
  { lastName: 'asc' },
  { id: 'asc' },
]

/** The active users of the business by name, without the actor. */
export function teammatesOf(ctx: BusinessContext, load: Load = {}) {
  const { actor } = ctx
  return ctx.db.user.findMany({
    ...load,
    where: { isActive: true, ...(actor.kind === 'user' && { id: { not: actor.userId } }) },
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
  })
}

/** A user with their current name. */
export interface NamedUser {
  id: number
  name: string
}

/** The current full names of users, in the order of the ids. */
export async function fullNamesOf(ctx: BusinessContext, ids: readonly number[]): Promise<(string | null)[]> {
  const users = await ctx.db.user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, firstName: true, lastName: true },
  })
  const names = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  return ids.map((id) => names.get(id) ?? null)
}

/**
 * An active user by id.
 * @throws NOT_FOUND for a user of another business, BAD_INPUT for an inactive one
 */
export async function activeUser(
  ctx: BusinessContext,
  id: number,
  field: string,
  noun: string,
): Promise<NamedUser> {
  const user = await ctx.db.user.findFirst({
    where: { id },
    select: { firstName: true, lastName: true, isActive: true },
  })
  if (!user) throw notFound('Team member')
  if (!user.isActive) throw badField(field, `${noun} must be an active member of the team`)
  return { id, name: `${user.firstName} ${user.lastName}` }
}
