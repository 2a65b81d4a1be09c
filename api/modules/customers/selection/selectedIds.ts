import { AppError, badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { noCustomer } from '#api/modules/business/mergedCustomers.ts'
import { firstCustomers } from '#api/modules/customers/filters/count.ts'
import { type CustomerSelection, mostSelected } from '#api/modules/customers/selection/input.ts'

const number = (count: number) => count.toLocaleString('en-US')

/** @throws NOT_FOUND for a customer who is not there; CONFLICT for one who was merged */
async function namedIds(tx: BusinessContext, ids: readonly number[]): Promise<number[]> {
  const found = await tx.sql<{ id: number }>(
    'SELECT id FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[]) ORDER BY id',
    ids,
  )
  const there = new Set(found.map(({ id }) => id))
  for (const id of ids) if (!there.has(id)) throw await noCustomer(tx, id)
  return [...there]
}

/** @throws CONFLICT for another number of customers than the expected one; BAD_INPUT for none or too many */
async function matchingIds(
  tx: BusinessContext,
  { filter, search, except, expectedCount }: CustomerSelection,
): Promise<number[]> {
  const { text, values } = firstCustomers(tx, { filter, search: search ?? null, except }, mostSelected + 1)
  const ids = (await tx.sql<{ id: number }>(text, ...values)).map(({ id }) => id)
  if (ids.length > mostSelected)
    throw badField('customers', `Choose at most ${number(mostSelected)} customers.`)
  if (ids.length !== expectedCount) {
    const match = ids.length === 1 ? 'customer matches' : 'customers match'
    throw new AppError('CONFLICT', `${number(ids.length)} ${match} now, not ${number(expectedCount ?? 0)}.`)
  }
  if (ids.length === 0) throw badField('customers', 'Choose at least one customer.')
  return ids
}

/**
 * The ids of the customers of a selection, as it stands now.
 * @throws NOT_FOUND for a customer who is not there; CONFLICT for one who was merged, and for another number than the
 * expected one; BAD_INPUT for none or too many
 */
export function selectedIds(tx: BusinessContext, selection: CustomerSelection): Promise<number[]> {
  return selection.ids ? namedIds(tx, selection.ids) : matchingIds(tx, selection)
}
