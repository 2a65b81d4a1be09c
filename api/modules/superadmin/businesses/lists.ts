import type { Services } from '#api/core/context/services.ts'
import { notFound } from '#api/core/errors/errors.ts'
import { keysetPage, type Order, type Page, type PageArgs } from '#api/core/reads/keyset.ts'
import { literally, searchWords } from '#api/core/reads/searchWords.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { PlatformContext } from '#api/modules/superadmin/platformContext.ts'

/** The columns of a business that the platform may see: no customer data and no credentials. */
export const businessFields = {
  id: true,
  name: true,
  businessType: true,
  address: true,
  phone: true,
  email: true,
  timeZone: true,
  isActive: true,
  subscriptionStatus: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.BusinessSelect

export type BusinessRow = Prisma.BusinessGetPayload<{ select: typeof businessFields }>

/** The columns of a user that the platform may see. */
export const platformUserFields = {
  businessId: true,
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  isActive: true,
  lastLoginAt: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect

export type UserRow = Prisma.UserGetPayload<{ select: typeof platformUserFields }>

export const businessOrder: Order<BusinessRow> = [['id', 'desc', 'integer']]
const userOrder: Order<UserRow> = [['id', 'asc', 'integer']]

const namedBusinesses = 'SELECT id FROM "Business" WHERE fold_text(name) LIKE ALL ($1::text[])'

/** Businesses whose name contains each of the words, in whatever spelling. */
async function named({ statements }: Services, search: string): Promise<Prisma.BusinessWhereInput> {
  const patterns = searchWords(search).words.map((word) => `%${literally(word)}%`)
  if (patterns.length === 0) return {}
  const rows = await statements.rows<{ id: number }>(namedBusinesses, [patterns])
  return { id: { in: rows.map(({ id }) => id) } }
}

/** The businesses of the platform, newest first. */
export function pageOfBusinesses(
  { services }: PlatformContext,
  search: string,
  args: PageArgs,
  limit: number,
) {
  return keysetPage<BusinessRow>(args, limit, businessOrder, async (page) => {
    const { where, ...query } = page.query()
    return services.platform.business.findMany({
      ...query,
      where: { AND: [await named(services, search), { deletedAt: null }, where] },
      select: businessFields,
    })
  })
}

/** A business by id; null when there is none. */
export function findBusiness({ services }: PlatformContext, id: number): Promise<BusinessRow | null> {
  return services.platform.business.findUnique({ where: { id, deletedAt: null }, select: businessFields })
}

/** The rows with these ids, in this order; null for an id that no row has. */
const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]) =>
  ids.map((id) => rows.find((row) => row.id === id) ?? null)

/** Businesses by id, in the order of the ids. */
export async function findBusinesses({ services }: PlatformContext, ids: readonly number[]) {
  const where = { id: { in: [...ids] }, deletedAt: null }
  return inOrder(ids, await services.platform.business.findMany({ where, select: businessFields }))
}

/** Users of any business by id, in the order of the ids. */
export async function findUsers({ services }: PlatformContext, ids: readonly number[]) {
  const where = { id: { in: [...ids] }, business: { deletedAt: null } }
  return inOrder(ids, await services.platform.user.findMany({ where, select: platformUserFields }))
}

/**
 * The user with an id. Ids come from one sequence but are unique only within a business; an id that exists twice, for
 * example after a manual repair, is treated as not found.
 */
export async function userWith({ services: { platform } }: PlatformContext, id: number): Promise<UserRow> {
  const [user, other] = await platform.user.findMany({ where: { id }, take: 2, select: platformUserFields })
  if (!user || other) throw notFound('User')
  return user
}

/** One page of the users of each of these businesses, oldest first, in one statement. */
export async function usersOf(
  { services }: PlatformContext,
  ids: readonly number[],
  page: Page,
): Promise<UserRow[][]> {
  const rows = await services.platform.business.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, users: { ...page.query(), select: platformUserFields } },
  })
  const usersById = new Map(rows.map(({ id, users }) => [id, users]))
  return ids.map((id) => usersById.get(id) ?? [])
}

/** One page of the users of a business. `read` may be shared by many businesses. */
export function pageOfUsers(args: PageArgs, limit: number, read: (page: Page) => Promise<UserRow[]>) {
  return keysetPage<UserRow>(args, limit, userOrder, read)
}

interface Count {
  id: number
  count: number
}

/** Counts rows per business; the platform sees only the number. */
async function counted(
  { services }: PlatformContext,
  ids: readonly number[],
  statement: string,
): Promise<number[]> {
  const rows = await services.statements.rows<Count>(statement, [ids])
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return ids.map((id) => counts.get(id) ?? 0)
}

const users = `SELECT "businessId" AS id, count(*)::int AS count FROM "User"
  WHERE "businessId" = ANY($1::int[]) GROUP BY 1`

// Read from the tally, so the cost does not depend on the number of customers (docs/decisions/0010-tallies.md).
const customers = `SELECT "businessId" AS id, sum(customers)::int AS count FROM "Tally"
  WHERE "businessId" = ANY($1::int[]) AND span = 'ALL' GROUP BY 1`

/** The number of users of each business, including inactive ones. */
export const countUsers = (ctx: PlatformContext, ids: readonly number[]) => counted(ctx, ids, users)

export const countCustomers = (ctx: PlatformContext, ids: readonly number[]) => counted(ctx, ids, customers)
