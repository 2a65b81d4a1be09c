import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'
import type { Act, Became } from '#api/modules/bulk/acts/act.ts'
import { updateCustomers, type WrittenColumn } from '#api/modules/customers/statements.ts'

type Columns = Partial<Pick<Customer, WrittenColumn>>

/** Writes columns of customers, by their ids. */
export async function writeColumns(
  tx: BusinessContext,
  columns: readonly WrittenColumn[],
  values: ReadonlyMap<number, Columns>,
): Promise<void> {
  if (values.size === 0) return
  const rows = [...values].map(([id, row]) => ({ id, ...row }))
  await tx.sql(updateCustomers(columns), JSON.stringify(rows), tx.now())
}

interface Value<Given, Before, After, Held> extends Pick<Act<Given & object, Before, After, Held>, 'hold'> {
  column: 'interest' | 'tagIds' | 'custom'
  /** What a customer gets; a sentence says why they get nothing, null that they have it already. */
  next(
    customer: Customer,
    given: Given,
    held: Held,
  ): { value: unknown; before: Before; after: After } | string | null
  /** What a customer had; a sentence says why they stay as they are, null that they have it already. */
  former(
    changed: { customer: Customer; before: Before; after: After },
    given: Given,
    held: Held,
  ): { value: unknown } | string | null
}

/** An act that writes one column of each customer. */
export function columnAct<Given extends object, Before extends object, After extends object, Held>({
  column,
  next,
  former,
  hold,
}: Value<Given, Before, After, Held>): Act<Given, Before, After, Held> {
  const row = (value: unknown) => ({ [column]: value }) as Columns
  return {
    ...(hold && { hold }),
    async change(tx, given, customers, { held }) {
      const values = new Map<number, Columns>()
      const became = customers.map((customer): Became => {
        const { id } = customer
        const change = next(customer, given, held)
        if (change === null) return { id, state: 'SAME' }
        if (typeof change === 'string') return { id, state: 'SKIPPED', reason: change }
        values.set(id, row(change.value))
        return { id, state: 'CHANGED', before: change.before, after: change.after }
      })
      await writeColumns(tx, [column], values)
      return became
    },
    async undo(tx, given, changed, { held }) {
      const values = new Map<number, Columns>()
      const left = new Map<number, string>()
      for (const one of changed) {
        const change = former(one, given, held)
        if (typeof change === 'string') left.set(one.customer.id, change)
        else if (change) values.set(one.customer.id, row(change.value))
      }
      await writeColumns(tx, [column], values)
      return left
    },
  }
}
