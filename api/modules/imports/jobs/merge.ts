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

const placeOf = ({ address, city }: Said) => [address, city].filter(Boolean).join(', ')

/** What a later record of the same person says beside an earlier one, as lines of notes. */
function furtherLines(known: Written, said: Said): string[] {
  const isOther = (column: 'phoneNumber' | 'email' | 'interest') =>
    said[column] && said[column].toLowerCase() !== known[column]?.toLowerCase()
  return [
    ...(said.address && said.address !== known.address ? [`Further address: ${placeOf(said)}`] : []),
    ...(isOther('phoneNumber') ? [`Further phone number: ${said.phoneNumber}`] : []),
    ...(isOther('email') ? [`Further email address: ${said.email}`] : []),
    ...(isOther('interest') ? [`Further interest: ${said.interest}`] : []),
    ...(said.notes?.split('\n') ?? []),
  ]
}

/** The notes of a customer with what another record of the file adds, such as a second property. */
function withFurtherLines(known: Written, said: Said): string | null {
  const lines = known.notes?.split('\n') ?? []
  let length = known.notes?.length ?? 0
  for (const line of furtherLines(known, said)) {
    if (line === '' || lines.includes(line) || length + 1 + line.length > longestNotes) continue
    lines.push(line)
    length += 1 + line.length
  }
  return lines.join('\n') || null
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
  const notes = withFurtherLines({ ...known, ...changes }, said)
  return notes === known.notes ? changes : { ...changes, notes }
}
