import type { RowsAsked } from '#api/core/connection.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { keysetPage, type Order, type PageArgs } from '#api/core/keyset.ts'
import { planRead } from '#api/core/readPlan.ts'
import type { Shop } from '#api/core/shop.ts'
import { readTable } from '#api/core/tableRead.ts'
import { contactTable } from '#api/modules/contacts/table.ts'

export type ContactLoad = Pick<Prisma.ContactFindManyArgs, 'include' | 'select'>
export type ContactRow = Prisma.ContactGetPayload<object>

export type ContactFilter = 'ALL' | 'UPCOMING' | 'OVERDUE' | 'COMPLETED'

const soonestFirst: Order<ContactRow> = [
  ['scheduledDate', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]
const latestFirst: Order<ContactRow> = [
  ['scheduledDate', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The order of each list: what is due soonest first, what is done or everything latest first. */
export const contactOrder = {
  ALL: latestFirst,
  UPCOMING: soonestFirst,
  OVERDUE: soonestFirst,
  COMPLETED: latestFirst,
} as const satisfies Record<ContactFilter, Order<ContactRow>>

function matching(filter: ContactFilter, now: Date): Prisma.ContactWhereInput {
  if (filter === 'UPCOMING') return { completed: false, scheduledDate: { gte: now } }
  if (filter === 'OVERDUE') return { completed: false, scheduledDate: { lt: now } }
  return filter === 'COMPLETED' ? { completed: true } : {}
}

function matchingSql(filter: ContactFilter, now: Date): { sql: string; values: Date[] } {
  if (filter === 'ALL') return { sql: '', values: [] }
  // Said as a constant, PostgreSQL takes it for so common that it walks past everything still to come, by the index of
  // all contacts, to the first that is completed.
  if (filter === 'COMPLETED') return { sql: 't.completed = (SELECT true)', values: [] }
  const side = filter === 'UPCOMING' ? '>=' : '<'
  return { sql: `NOT t.completed AND t."scheduledDate" ${side} $2`, values: [now] }
}

/** Contacts of one list (decisions section 5: overdue is before now, upcoming from now on). */
export function pageOfContacts(
  shop: Shop,
  filter: ContactFilter,
  args: PageArgs,
  limit: number,
  asked: RowsAsked<ContactLoad>,
) {
  const order = contactOrder[filter]
  const now = shop.now()
  const plan = planRead(contactTable, asked.fields, order)
  return keysetPage<ContactRow>(args, limit, order, (page) => {
    if (plan) return readTable(shop, plan, matchingSql(filter, now), order, page)
    const { where, ...query } = page.query()
    const among = { AND: [matching(filter, now), where] }
    return shop.db.contact.findMany({ ...asked.load(), ...query, where: among })
  })
}
