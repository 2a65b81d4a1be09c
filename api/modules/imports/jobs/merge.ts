import type { Customer } from '#api/generated/client.ts'
import type { MatchRule } from '#api/modules/imports/settings.ts'
import type { ReadCustomer } from '#api/modules/imports/values/types.ts'

/** The columns of a customer that an import writes. */
export const writtenColumns = [
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

type WrittenColumn = (typeof writtenColumns)[number]
export type Written = Pick<Customer, WrittenColumn>

const longestNotes = 5000

/** What a record says, in the columns of a customer; null and '' where it says nothing. */
export type Said = Omit<Written, 'interest' | 'status'> & {
  interest: string | null
  status: Written['status'] | null
}

export function saidBy(record: ReadCustomer, ownerId: number | null, interest: string | null): Said {
  const { firstName, lastName, phoneNumber, email, address, city, notes, status } = record
  return { firstName, lastName, phoneNumber, email, address, city, notes, status, ownerId, interest }
}

const isEmpty = (value: unknown) => value === null || value === ''

/** The notes with a further address of the same person, such as that of a second property. */
function withFurtherAddress(known: Written, said: Said): string | null {
  const place = [said.address, said.city].filter(Boolean).join(', ')
  const line = `Further address: ${place}`
  if (!said.address || said.address === known.address || known.notes?.includes(line)) return known.notes
  const notes = [known.notes, line].filter(Boolean).join('\n')
  return notes.length > longestNotes ? known.notes : notes
}

/**
 * The values that a record changes in a customer whom it matches. `isOfFile`: an earlier record of the file made the
 * customer, so that both become one.
 */
export function changesBy(known: Written, said: Said, rule: MatchRule, isOfFile: boolean): Partial<Written> {
  if (rule === 'SKIP' && !isOfFile) return {}
  const replaces = rule === 'REPLACE' && !isOfFile
  const entries = writtenColumns.flatMap((column) => {
    const value = said[column]
    const before = known[column]
    if (isEmpty(value) || value === before) return []
    return replaces || isEmpty(before) ? [[column, value]] : []
  })
  const changes: Partial<Written> = Object.fromEntries(entries)
  if (!isOfFile) return changes
  const notes = withFurtherAddress({ ...known, ...changes }, said)
  return notes === known.notes ? changes : { ...changes, notes }
}
