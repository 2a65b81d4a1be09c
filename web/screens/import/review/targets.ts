import type { ImportTarget } from '#web/__generated__/useMapImportMutation.graphql.ts'

/** What a column can become, in the order of the list. */
export const targetWords = {
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  FULL_NAME: 'Full name',
  COMPANY: 'Company',
  PHONE: 'Phone',
  EMAIL: 'Email',
  STREET: 'Street',
  CITY: 'City',
  INTEREST: 'Interest',
  STATUS: 'Status',
  OWNER: 'Owner',
  TAGS: 'Tags',
  NOTES: 'Notes',
  CREATED: 'Added on',
  LAST_CONTACT: 'Last contact',
  NEXT_CONTACT: 'Next contact',
  NEXT_CONTACT_NOTE: 'Note of next contact',
  NUMBER: 'Cuecard number',
  LEAVE_OUT: 'Leave out',
} as const satisfies Record<Exclude<ImportTarget, 'CUSTOM'>, string>

/** A custom field of the business. */
export interface CustomField {
  readonly id: string
  readonly databaseId: number
  readonly label: string
}

/** What a column becomes. */
export interface ColumnTarget {
  readonly target: ImportTarget
  readonly customFieldDatabaseId: number | null | undefined
}

const customKey = (databaseId: number | null | undefined) => `CUSTOM ${databaseId ?? ''}`

/** A target as the key of an option. */
export const keyOf = ({ target, customFieldDatabaseId }: ColumnTarget): string =>
  target === 'CUSTOM' ? customKey(customFieldDatabaseId) : target

/** The option that asks for a new custom field. */
export const newField = 'NEW_FIELD'

/** What a column can become: what every customer has, then the custom fields of the business, or a new one. */
export function targetOptions(fields: readonly CustomField[], canAdd: boolean) {
  const own = Object.entries(targetWords).map(([value, label]) => ({ value, label }))
  const custom = fields.map(({ databaseId, label }) => ({ value: customKey(databaseId), label }))
  return [...own, ...custom, ...(canAdd ? [{ value: newField, label: 'New field...' }] : [])]
}

/** What is sent when the option with a key is chosen. */
export function chosenTarget(key: string, fields: readonly CustomField[]) {
  const field = fields.find(({ databaseId }) => customKey(databaseId) === key)
  return field ? { target: 'CUSTOM' as const, customFieldId: field.id } : { target: key as ImportTarget }
}

/** What a column becomes, in words. */
export const wordOf = (column: ColumnTarget, fields: readonly CustomField[]): string =>
  column.target === 'CUSTOM'
    ? (fields.find(({ databaseId }) => databaseId === column.customFieldDatabaseId)?.label ??
      targetWords.NOTES)
    : targetWords[column.target]

/** The columns of which one at least has to be there. */
const names: readonly ImportTarget[] = ['FIRST_NAME', 'LAST_NAME', 'FULL_NAME', 'COMPANY']

/** Whether customers get a name. */
export const haveName = (targets: readonly ImportTarget[]) => targets.some((target) => names.includes(target))
