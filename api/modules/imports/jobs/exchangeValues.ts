import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'
import { fullName } from '#api/modules/customers/fullName.ts'
import type { Written } from '#api/modules/imports/jobs/merge.ts'
import { lockCustomers, updateCustomers } from '#api/modules/imports/jobs/statements.ts'

/** A record of a file that an import has written. */
export interface WrittenRecord {
  line: number
  state: 'ADDED' | 'FILLED'
  customerId: number
  /** The values that it replaced, and those that it wrote; null of a customer whom it made. */
  before: Partial<Written> | null
  after: Partial<Written> | null
}

/**
 * Gives customers the other values of records, one record after the other, column by column where they still have the
 * former ones. Returns the lines of those for which all columns had, or whose customer is gone.
 */
export async function exchangeValues(
  tx: BusinessContext,
  records: readonly Pick<WrittenRecord, 'line' | 'customerId' | 'before' | 'after'>[],
  from: 'before' | 'after',
  to: 'before' | 'after',
): Promise<Set<number>> {
  const ids = records.map(({ customerId }) => customerId)
  const held = await tx.sql<Customer>(lockCustomers, ids)
  const customers = new Map(held.map((customer) => [customer.id, customer]))
  const at = tx.now()
  const whole = records.filter((record) => {
    const customer = customers.get(record.customerId)
    const columns = Object.keys(record[from] ?? {}) as (keyof Written)[]
    const same = columns.filter((column) => customer?.[column] === record[from]?.[column])
    if (!customer) return true
    const values = Object.fromEntries(
      same.map((column) => [column, record[to]?.[column]]),
    ) as Partial<Written>
    const isOtherStatus = values.status !== undefined && values.status !== customer.status
    const status = isOtherStatus && { statusUpdatedAt: at, statusUpdatedBy: tx.actorName }
    customers.set(record.customerId, { ...customer, ...values, ...status })
    return same.length === columns.length
  })
  const rows = [...customers.values()].map((customer) => ({ ...customer, name: fullName(customer) }))
  if (rows.length > 0) await tx.sql(updateCustomers, JSON.stringify(rows), at)
  return new Set(whole.map(({ line }) => line))
}
