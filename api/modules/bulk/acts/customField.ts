import type { Customer, Prisma } from '#api/generated/client.ts'
import { columnAct } from '#api/modules/bulk/acts/columns.ts'
import type { StoredValue } from '#api/modules/custom-fields/values.ts'

export interface GivenValue {
  fieldId: number
  value: StoredValue | null
}

interface Former {
  value: StoredValue | null
}

const storedIn = ({ custom }: Customer, { fieldId }: GivenValue) =>
  ((custom as Prisma.JsonObject)[fieldId] ?? null) as StoredValue | null

function withValue({ custom }: Customer, { fieldId }: GivenValue, value: StoredValue | null) {
  const { [fieldId]: _former, ...others } = custom as Prisma.JsonObject
  return value === null ? others : { ...others, [fieldId]: value }
}

export const customField = columnAct<GivenValue, Former, object, undefined>({
  column: 'custom',
  next(customer, given) {
    const before = storedIn(customer, given)
    if (before === given.value) return null
    return { value: withValue(customer, given, given.value), before: { value: before }, after: {} }
  },
  former({ customer, before }, given) {
    if (storedIn(customer, given) !== given.value) return 'The value was changed since.'
    return { value: withValue(customer, given, before.value) }
  },
})
