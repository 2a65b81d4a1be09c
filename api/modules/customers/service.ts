import { AppError, badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import { latestActor, recordActivity } from '#api/modules/activities/service.ts'
import { foundCustomer } from '#api/modules/business/mergedCustomers.ts'
import { customColumn } from '#api/modules/custom-fields/ofCustomer.ts'
import { emitPhoneChange, emitStatusChange } from '#api/modules/customers/changeHandlers.ts'
import { fullName } from '#api/modules/customers/fullName.ts'
import type { CustomerChanges, NewCustomer } from '#api/modules/customers/input.ts'
import { newOwner, notifyOwner, ownerWordsBegin, tellOfOwner } from '#api/modules/customers/owner.ts'
import { interestAsNamed } from '#api/modules/interests/service.ts'
import { earn, unearn } from '#api/modules/points/ledger.ts'
import { earlierSale } from '#api/modules/points/rules.ts'
import type { tagChangesOfCustomer } from '#api/modules/tags/input.ts'
import { tagColumn } from '#api/modules/tags/ofCustomer.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { moveToTrash } from '#api/modules/trash/moveToTrash.ts'

export type CustomerLoad = Pick<Prisma.CustomerFindManyArgs, 'include' | 'select'>
type Row = Prisma.CustomerGetPayload<object>

/** A customer by id; null when there is none. */
export function findCustomer(ctx: BusinessContext, id: number, load: CustomerLoad = {}) {
  return ctx.db.customer.findFirst({ ...load, where: { id } })
}

/** The time and the actor of a status change. A trigger appends it to the status history (docs/product/reports.md). */
const statusSetBy = ({ actorName }: BusinessContext, statusUpdatedAt: Date) => ({
  statusUpdatedAt,
  statusUpdatedBy: actorName,
})

/**
 * Creates a customer and writes an activity.
 * @throws NOT_FOUND for an owner of another business, BAD_INPUT for an inactive one
 */
export function createCustomer(
  ctx: BusinessContext,
  { tags, customFields, ...fields }: NewCustomer,
): Promise<Row> {
  const name = fullName(fields)
  return ctx.transaction(async (tx) => {
    const now = tx.now()
    const tagsOf = await tagColumn(tx, { tags })
    const customOf = await customColumn(tx, customFields)
    const interest = await interestAsNamed(tx, fields.interest)
    const owner = await newOwner(tx, fields.ownerId)
    const customer = await tx.db.customer.create({
      data: {
        ...tx.tenant,
        ...fields,
        ...(await tagsOf([])),
        ...customOf({}),
        interest,
        name,
        ...statusSetBy(tx, now),
        createdAt: now,
      },
    })
    await recordActivity(tx, {
      customerId: customer.id,
      type: 'OTHER',
      description: `New customer added: ${name}`,
    })
    await emitStatusChange(tx, customer)
    await emitPhoneChange(tx, customer)
    await notifyOwner(tx, owner, customer)
    return customer
  })
}

/** How activities call the statuses. */
const spoken = { UNSOLD: 'unsold', SOLD: 'sold', NOT_IN_MARKET: 'not in market' } as const

/** The activity of a change of status. */
export const statusLine = (from: CustomerStatus, to: CustomerStatus) =>
  ({
    type: to === 'SOLD' ? 'SALE' : 'OTHER',
    description: `Status changed from ${spoken[from]} to ${spoken[to]}`,
  }) as const

async function moveStatus(tx: BusinessContext, customer: Row, status: CustomerStatus): Promise<void> {
  if (customer.status === status) return
  const moved = await tx.db.customer.update({
    where: tx.key(customer.id),
    data: { status, ...statusSetBy(tx, tx.now()) },
  })
  await recordActivity(tx, { customerId: customer.id, ...statusLine(customer.status, status) })
  await emitStatusChange(tx, moved)
}

/**
 * Awards points for a sale, and reverses them when the sale is undone in time; a later change of status keeps them.
 */
export async function countSale(
  tx: BusinessContext,
  before: Pick<Row, 'status'>,
  { id, status }: Pick<Row, 'id' | 'status'>,
): Promise<void> {
  const sale = { subject: `Customer:${id}`, since: earlierSale(tx.now()) }
  if (status === 'SOLD') await earn(tx, { ...sale, userId: tx.userId, rules: ['customer-sold'] })
  else if (before.status === 'SOLD') await unearn(tx, sale)
}

function movedOn({ status, statusUpdatedBy: by }: Row): AppError {
  const what = by ? `${by} changed the status` : 'The status was changed'
  return new AppError('CONFLICT', `${what} to ${spoken[status]} in the meantime.`)
}

/** Locks a customer, so that concurrent changes run one after the other. */
async function lockCustomer(tx: BusinessContext, id: number): Promise<Row> {
  await lockForUpdate(tx, 'Customer', id)
  return foundCustomer(tx, id, await findCustomer(tx, id))
}

/** The status that a change starts from: which it is, or when it was set. */
interface ExpectedStatus {
  status?: CustomerStatus | null | undefined
  at?: Date | null | undefined
}

/** The changes of the customer's own columns. */
type OwnChanges = Omit<CustomerChanges, 'status' | 'customFields' | keyof typeof tagChangesOfCustomer>

/** What a customer has may not become empty; what they lack may stay so. */
function withoutLoss(customer: Row, { lastName, phoneNumber, ...fields }: OwnChanges) {
  if (lastName === null && customer.lastName) throw badField('lastName', 'Last name is required')
  if (phoneNumber === null && customer.phoneNumber) throw badField('phoneNumber', 'Phone number is required')
  return { ...fields, ...(lastName && { lastName }), ...(phoneNumber && { phoneNumber }) }
}

/**
 * Changes the given fields; a change of status or owner writes an activity. With an expected status, only while the
 * customer has it, or already has the new one.
 * @throws NOT_FOUND for a customer or an owner of another business; BAD_INPUT for an inactive owner; CONFLICT for another
 * status than the expected one
 */
export function updateCustomer(
  ctx: BusinessContext,
  id: number,
  { status, tags, addTags, removeTags, customFields, ...changes }: CustomerChanges,
  expected: ExpectedStatus = {},
): Promise<Row> {
  return ctx.transaction(async (tx) => {
    const tagsOf = await tagColumn(tx, { tags, addTags, removeTags })
    const customOf = await customColumn(tx, customFields)
    if (changes.interest) changes.interest = await interestAsNamed(tx, changes.interest)
    const customer = await lockCustomer(tx, id)
    const fields = withoutLoss(customer, changes)
    const isStatus = !expected.status || expected.status === customer.status
    const isSince = !expected.at || expected.at.getTime() === customer.statusUpdatedAt.getTime()
    if (status !== customer.status && !(isStatus && isSince)) throw movedOn(customer)
    if (status) await moveStatus(tx, customer, status)
    const hasNewOwner = fields.ownerId !== undefined && fields.ownerId !== customer.ownerId
    const owner = hasNewOwner ? await newOwner(tx, fields.ownerId) : null
    if (!(fields.phoneNumber ?? customer.phoneNumber) && fields.email === null) {
      throw badField('email', 'A customer needs a phone number or an email address')
    }
    const changed = await tx.db.customer.update({
      where: tx.key(id),
      data: {
        ...fields,
        ...(await tagsOf(customer.tagIds)),
        ...customOf(customer.custom),
        name: fullName({ ...customer, ...fields }),
      },
    })
    if (hasNewOwner) await tellOfOwner(tx, changed, owner)
    if (customer.status !== changed.status) await countSale(tx, customer, changed)
    if (customer.phoneNumber !== changed.phoneNumber) await emitPhoneChange(tx, changed)
    return changed
  })
}

/**
 * Changes the owner of a customer; null for nobody. With an expected owner, only while the customer has it, or already
 * has the new one.
 * @throws NOT_FOUND for a customer or an owner of another business; BAD_INPUT for an inactive owner; CONFLICT for another
 * owner than the expected one
 */
export function changeOwner(
  ctx: BusinessContext,
  id: number,
  ownerId: number | null,
  expectedOwnerId?: number | null,
): Promise<Row> {
  return ctx.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id)
    if (expectedOwnerId !== undefined && customer.ownerId !== ownerId) {
      const by = await latestActor(tx, { customerId: id }, ...ownerWordsBegin)
      // Who gives back what they took may not undo that somebody else gave it to them since.
      const isOthers = expectedOwnerId !== null && expectedOwnerId === tx.userId && by && by !== tx.actorName
      if (customer.ownerId !== expectedOwnerId || isOthers)
        throw new AppError('CONFLICT', `${by ?? 'Somebody'} changed the owner in the meantime.`)
    }
    return updateCustomer(tx, id, { ownerId })
  })
}

/**
 * Moves a customer with all contacts, activities, follow-ups, appointments and texts to the trash.
 * @throws NOT_FOUND for a customer of another business
 */
export function deleteCustomer(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const { name } = await lockCustomer(tx, id)
    return moveToTrash(tx, 'Customer', id, { title: name })
  })
}
