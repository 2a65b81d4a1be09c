import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { columnAct } from '#api/modules/bulk/acts/columns.ts'

/** An interest by its option, which may be renamed, and its label, where the option is no more. */
export interface GivenInterest {
  optionId: string | null
  label: string
}

/** The labels of options by their ids. No option is renamed until the transaction ends. */
async function holdOptions(tx: BusinessContext): Promise<Map<string, string>> {
  const options = await tx.sql<{ id: string; label: string }>(
    'SELECT id, label FROM "InterestOption" WHERE "businessId" = $1 ORDER BY id FOR SHARE',
  )
  return new Map(options.map(({ id, label }) => [id, label]))
}

const labelNow = ({ optionId, label }: GivenInterest, options: ReadonlyMap<string, string>) =>
  (optionId !== null && options.get(optionId)) || label

export const interest = columnAct<GivenInterest, GivenInterest, object, Map<string, string>>({
  column: 'interest',
  hold: holdOptions,
  next(customer, given, options) {
    const label = labelNow(given, options)
    if (customer.interest === label) return null
    const optionId = [...options].find(([, known]) => known === customer.interest)?.[0] ?? null
    return { value: label, before: { optionId, label: customer.interest }, after: {} }
  },
  former({ customer, before }, given, options) {
    if (customer.interest !== labelNow(given, options)) return 'Their interest was changed since.'
    return { value: labelNow(before, options) }
  },
})
