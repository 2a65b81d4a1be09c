import type { RowsAsked } from '#api/core/connection.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { AppError, notFound } from '#api/core/errors.ts'
import { parse } from '#api/core/input.ts'
import { keysetPage, type Order, type PageArgs } from '#api/core/keyset.ts'
import { formatInstant } from '#api/core/localTime.ts'
import type { Shop } from '#api/core/shop.ts'
import { planRead, readTable } from '#api/core/tableRead.ts'
import { may } from '#api/core/viewer.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { completion, newContact, scheduledDate } from '#api/modules/contacts/input.ts'
import { contactTable } from '#api/modules/contacts/table.ts'
import { findCustomer } from '#api/modules/customers/service.ts'

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
  if (filter === 'COMPLETED') return { sql: 't.completed', values: [] }
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
  return keysetPage<ContactRow>(args, limit, order, ({ where, ...query }, page) =>
    plan
      ? readTable(shop, plan, matchingSql(filter, now), order, page)
      : shop.db.contact.findMany({
          ...asked.load(),
          ...query,
          where: { AND: [matching(filter, now), where] },
        }),
  )
}

function told(shop: Shop, contact: ContactRow, words: string) {
  return recordActivity(shop, {
    customerId: contact.customerId,
    contactId: contact.id,
    type: 'CONTACT',
    description: words,
  })
}

/** Holds the customer of a contact before the contact itself: in this order a deletion of the customer takes them. */
async function holdCustomerOf(tx: Shop, id: number): Promise<void> {
  await tx.sql(
    `SELECT 1 FROM "Customer" WHERE "businessId" = $1
        AND id = (SELECT "customerId" FROM "Contact" WHERE "businessId" = $1 AND id = $2) FOR KEY SHARE`,
    id,
  )
}

/** Holds the row, so that simultaneous acts on one contact take turns. */
export async function holdContact(tx: Shop, id: number): Promise<ContactRow> {
  await holdCustomerOf(tx, id)
  await tx.sql('SELECT 1 FROM "Contact" WHERE "businessId" = $1 AND id = $2 FOR UPDATE', id)
  return find(tx, id)
}

async function find(shop: Shop, id: number): Promise<ContactRow> {
  const contact = await shop.db.contact.findFirst({ where: { id } })
  if (!contact) throw notFound('Contact')
  return contact
}

/**
 * Schedules a contact with a customer, and says so in the log.
 * @throws NOT_FOUND for a customer this business does not have
 */
export function scheduleContact(shop: Shop, customerId: number, input: unknown): Promise<ContactRow> {
  const fields = parse(newContact, input)
  return shop.transaction(async (tx) => {
    const customer = await findCustomer(tx, customerId, { select: { id: true } })
    if (!customer) throw notFound('Customer')
    const contact = await tx.db.contact.create({
      data: { ...tx.tenant, ...fields, customerId, createdAt: tx.now() },
    })
    await told(tx, contact, `Contact scheduled for ${formatInstant(contact.scheduledDate, tx.timeZone)}`)
    return contact
  })
}

/**
 * Moves a contact that is not completed to another time.
 * @throws NOT_FOUND, or CONFLICT when it is completed
 */
export function rescheduleContact(shop: Shop, id: number, when: unknown): Promise<ContactRow> {
  const moved = parse(scheduledDate, when)
  return shop.transaction(async (tx) => {
    await holdCustomerOf(tx, id)
    const { count } = await tx.db.contact.updateMany({
      where: { id, completed: false, scheduledDate: { not: moved } },
      data: { scheduledDate: moved },
    })
    const contact = await find(tx, id)
    if (contact.completed) {
      throw new AppError('CONFLICT', { message: 'A completed contact cannot be moved.' })
    }
    if (count > 0) await told(tx, contact, `Contact moved to ${formatInstant(moved, tx.timeZone)}`)
    return contact
  })
}

/**
 * Completes a contact. Doing it again, also at the same moment, gives the first result.
 * @throws NOT_FOUND for a contact this business does not have
 */
export function completeContact(shop: Shop, id: number, input: unknown): Promise<ContactRow> {
  const { notes } = parse(completion, input)
  return shop.transaction(async (tx) => {
    await holdCustomerOf(tx, id)
    const { count } = await tx.db.contact.updateMany({
      where: { id, completed: false },
      data: {
        completed: true,
        completedAt: tx.now(),
        completedNotes: notes,
        completedById: tx.actor.kind === 'member' ? tx.actor.userId : null,
      },
    })
    const contact = await find(tx, id)
    if (count > 0) await told(tx, contact, notes ? `Contact completed: ${notes}` : 'Contact completed')
    return contact
  })
}

/** Whether the actor may take this completion back: their own, or anyone's for managers. */
export function mayReopen(shop: Shop, contact: ContactRow): boolean {
  const { actor } = shop
  if (!contact.completed) return false
  const own = actor.kind === 'member' && contact.completedById === actor.userId
  return may(actor, own ? 'contact:reopen' : 'contact:reopenOfOthers')
}

/**
 * Takes a completion back. One that is open already stays as it is.
 * @throws NOT_FOUND, or FORBIDDEN for a completion of a colleague's
 */
export function reopenContact(shop: Shop, id: number): Promise<ContactRow> {
  return shop.transaction(async (tx) => {
    const contact = await holdContact(tx, id)
    if (!contact.completed) return contact
    if (!mayReopen(tx, contact)) throw new AppError('FORBIDDEN')
    await told(tx, contact, 'Contact reopened')
    return tx.db.contact.update({
      where: tx.key(id),
      data: { completed: false, completedAt: null, completedNotes: null, completedById: null },
    })
  })
}

/**
 * Deletes a contact; what the log says of it stays.
 * @throws NOT_FOUND for a contact this business does not have
 */
export function deleteContact(shop: Shop, id: number): Promise<void> {
  return shop.transaction(async (tx) => {
    await holdContact(tx, id)
    await tx.db.activity.updateMany({ where: { contactId: id }, data: { contactId: null } })
    await tx.db.contact.delete({ where: tx.key(id) })
  })
}
