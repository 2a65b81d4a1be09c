import type { Prisma } from '#api/core/database/generated/client.ts'
import { keysetPage, type Order, type Page, type PageArgs } from '#api/core/reads/keyset.ts'
import type { PlatformContext } from '#api/modules/superadmin/platformContext.ts'

/** What the platform knows of a business; nothing that its staff keep there, and no credentials. */
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

/** What the platform knows of a member of a business's staff. */
export const userFields = {
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

export type UserRow = Prisma.UserGetPayload<{ select: typeof userFields }>

export const businessOrder: Order<BusinessRow> = [['id', 'desc', 'integer']]
const userOrder: Order<UserRow> = [['id', 'asc', 'integer']]

const longestSearch = 120

/** Whose name contains each of the words, in any case. */
function named(search: string): Prisma.BusinessWhereInput {
  const text = search.slice(0, longestSearch).replaceAll('\0', '').toWellFormed()
  const words = text.split(/\s+/).filter(Boolean)
  return {
    AND: words.map((word) => ({
      name: { contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' },
    })),
  }
}

/** The businesses of the platform, newest first. */
export function pageOfBusinesses(
  { services }: PlatformContext,
  search: string,
  args: PageArgs,
  limit: number,
) {
  return keysetPage<BusinessRow>(args, limit, businessOrder, (page) => {
    const { where, ...query } = page.query()
    return services.platform.business.findMany({
      ...query,
      where: { AND: [named(search), where] },
      select: businessFields,
    })
  })
}

/** A business, or null. */
export function findBusiness({ services }: PlatformContext, id: number): Promise<BusinessRow | null> {
  return services.platform.business.findUnique({ where: { id }, select: businessFields })
}

/** The same page of the staff of each of some businesses, in the order in which they joined, in one statement. */
export async function staffOf(
  { services }: PlatformContext,
  ids: readonly number[],
  page: Page,
): Promise<UserRow[][]> {
  const rows = await services.platform.business.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, users: { ...page.query(), select: userFields } },
  })
  const staff = new Map(rows.map(({ id, users }) => [id, users]))
  return ids.map((id) => staff.get(id) ?? [])
}

/** One page of the staff of a business, by whoever reads it for many at once. */
export function pageOfStaff(args: PageArgs, limit: number, read: (page: Page) => Promise<UserRow[]>) {
  return keysetPage<UserRow>(args, limit, userOrder, read)
}

interface Count {
  id: number
  count: number
}

/** How many there are of something in each business; the platform knows the number, never what it counts. */
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

// Kept by the tally: its price is the same however many there are (docs/decisions/0010-tallies.md).
const customers = `SELECT "businessId" AS id, sum(customers)::int AS count FROM "Tally"
  WHERE "businessId" = ANY($1::int[]) AND span = 'ALL' GROUP BY 1`

/** How many members the staff of each business has, those who have left among them. */
export const countUsers = (ctx: PlatformContext, ids: readonly number[]) => counted(ctx, ids, users)

/** How many customers each business keeps. */
export const countCustomers = (ctx: PlatformContext, ids: readonly number[]) => counted(ctx, ids, customers)
