import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'
import { fullName } from '#api/modules/customers/fullName.ts'
import { lockCustomers } from '#api/modules/customers/statements.ts'
import { updateWritten } from '#api/modules/imports/jobs/statements.ts'
import { type MadeTag, withTagsOfNow } from '#api/modules/imports/jobs/tags.ts'
import { columnsOf, pick, tagsOf, valuesOf, type Written } from '#api/modules/imports/jobs/written.ts'
import { mostTagsOfCustomer } from '#api/modules/tags/input.ts'

/** A record of a file that an import has written. */
export interface WrittenRecord {
  line: number
  state: 'ADDED' | 'FILLED'
  customerId: number
  /** The values that it replaced, and those that it wrote; null of a customer whom it made. */
  before: Partial<Written> | null
  after: Partial<Written> | null
}

/** Whether a customer can have one more value of this name. */
const hasRoom = (values: Written, key: string) =>
  !key.startsWith('tag.') || tagsOf(values).length < mostTagsOfCustomer

/** Gives a customer the other values of a record where they still have the former ones, and tells whether all were. */
function exchanged(values: Written, former: Partial<Written>, other: Partial<Written>): [Written, boolean] {
  let now = values
  let isWhole = true
  for (const name of Object.keys(former) as (keyof Written)[]) {
    const isSame = (now[name] ?? null) === (former[name] ?? null)
    const next = pick(other, [name])
    if (isSame && (next[name] === null || hasRoom(now, name))) now = { ...now, ...next }
    else isWhole = false
  }
  return [now, isWhole]
}

/**
 * Gives customers the other values of records, one record after the other, value by value where they still have the
 * former ones. Returns the lines of those for which all values had, or whose customer is gone.
 */
export async function exchangeValues(
  tx: BusinessContext,
  records: readonly Pick<WrittenRecord, 'line' | 'customerId' | 'before' | 'after'>[],
  from: 'before' | 'after',
  to: 'before' | 'after',
  madeTags: readonly MadeTag[],
): Promise<Set<number>> {
  const ids = records.map(({ customerId }) => customerId)
  const held = await tx.sql<Customer>(lockCustomers, ids)
  const customers = new Map(held.map((customer) => [customer.id, { customer, values: valuesOf(customer) }]))
  const at = tx.now()
  const whole = records.filter((record) => {
    const known = customers.get(record.customerId)
    if (!known) return true
    const former = withTagsOfNow(record[from], madeTags) ?? {}
    const other = withTagsOfNow(record[to], madeTags) ?? {}
    const [values, isWhole] = exchanged(known.values, former, other)
    const isOtherStatus = values.status !== known.values.status
    const status = isOtherStatus && { statusUpdatedAt: at, statusUpdatedBy: tx.actorName }
    customers.set(record.customerId, { customer: { ...known.customer, ...status }, values })
    return isWhole
  })
  const rows = [...customers.values()].map(({ customer, values }) => ({
    ...customer,
    ...columnsOf(values),
    name: fullName(values),
  }))
  if (rows.length > 0) await tx.sql(updateWritten, JSON.stringify(rows), at)
  return new Set(whole.map(({ line }) => line))
}
