import type { AddedValues, Written } from '#api/modules/imports/jobs/written.ts'
import type { MatchRule } from '#api/modules/imports/settings.ts'
import type { ReadCustomer } from '#api/modules/imports/values/types.ts'

const longestNotes = 5000

/** What a record says, in the columns of a customer; null and '' where it says nothing. */
export type Said = Pick<
  Written,
  'firstName' | 'lastName' | 'phoneNumber' | 'email' | 'address' | 'city' | 'notes' | 'ownerId'
> & {
  interest: string | null
  status: Written['status'] | null
} & AddedValues

export function saidBy(
  record: ReadCustomer,
  ownerId: number | null,
  interest: string | null,
  added: AddedValues,
): Said {
  const { firstName, lastName, phoneNumber, email, address, city, notes, status } = record
  return {
    ...{ firstName, lastName, phoneNumber, email, address, city, notes, status, ownerId, interest },
    ...added,
  }
}

/** Adds lines to notes, as far as there is room. */
export function withLines(notes: string | null, added: readonly string[]): string | null {
  const lines = notes?.split('\n') ?? []
  let length = notes?.length ?? 0
  for (const line of added) {
    if (line === '' || lines.includes(line) || length + 1 + line.length > longestNotes) continue
    lines.push(line)
    length += 1 + line.length
  }
  return lines.join('\n') || null
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

/**
 * The values that a record changes in a customer whom it matches. `isOfFile`: an earlier record of the file made the
 * customer, so that both become one.
 */
export function changesBy(known: Written, said: Said, rule: MatchRule, isOfFile: boolean): Partial<Written> {
  if (rule === 'SKIP' && !isOfFile) return {}
  const replaces = rule === 'REPLACE' && !isOfFile
  const entries = (Object.keys(said) as (keyof Said)[]).flatMap((column) => {
    const value = said[column]
    const before = known[column] ?? null
    if (isEmpty(value) || value === before) return []
    return replaces || isEmpty(before) ? [[column, value]] : []
  })
  const changes: Partial<Written> = Object.fromEntries(entries)
  if (!isOfFile) return changes
  // Such as a second property.
  const now = { ...known, ...changes }
  const notes = withLines(now.notes, furtherLines(now, said))
  return notes === known.notes ? changes : { ...changes, notes }
}
