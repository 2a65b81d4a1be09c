import type { Customer } from '#api/generated/client.ts'
import type { StoredValue } from '#api/modules/custom-fields/values.ts'

/** The columns of a customer that an import writes and that have one value. */
const plainColumns = [
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'address',
  'city',
  'interest',
  'notes',
  'status',
  'ownerId',
] as const

type PlainColumns = Pick<Customer, (typeof plainColumns)[number]>

/** Each tag and each custom field is a value of its own: it is filled, replaced and taken back like a column. */
export interface AddedValues {
  [tag: `tag.${number}`]: true | null | undefined
  [field: `custom.${number}`]: StoredValue | null | undefined
}

/** What an import writes of a customer, by its name. */
export type Written = PlainColumns & AddedValues

export const tagKey = (id: number) => `tag.${id}` as const
export const customKey = (id: number | string) => `custom.${Number(id)}` as const

const numberIn = (key: string, prefix: 'tag' | 'custom') =>
  key.startsWith(`${prefix}.`) ? Number(key.slice(prefix.length + 1)) : null

/** The tags of a customer. */
export const tagsOf = (values: Partial<Written>): number[] =>
  Object.entries(values).flatMap(([key, value]) => (value === true ? (numberIn(key, 'tag') ?? []) : []))

/** The values of some names; null for what the customer lacks. */
export const pick = (from: Partial<Written>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name as keyof Written] ?? null])) as Partial<Written>

/** What a customer has of what an import writes. */
export function valuesOf(customer: Customer): Written {
  const custom = Object.entries(customer.custom as Record<string, StoredValue>)
  return {
    ...(pick(customer as Partial<Written>, plainColumns) as PlainColumns),
    ...Object.fromEntries(customer.tagIds.map((id) => [tagKey(id), true])),
    ...Object.fromEntries(custom.map(([id, value]) => [customKey(id), value])),
  }
}

/** The columns of a customer with these values. */
export function columnsOf(values: Written) {
  const custom = Object.entries(values).flatMap(([key, value]) => {
    const id = numberIn(key, 'custom')
    return id === null || value === null ? [] : [[id, value]]
  })
  return { ...pick(values, plainColumns), tagIds: tagsOf(values), custom: Object.fromEntries(custom) }
}
