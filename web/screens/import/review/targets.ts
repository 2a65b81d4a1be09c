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
  NOTES: 'Notes',
  CREATED: 'Added on',
  LAST_CONTACT: 'Last contact',
  NEXT_CONTACT: 'Next contact',
  NEXT_CONTACT_NOTE: 'Note of next contact',
  NUMBER: 'Cuecard number',
  LEAVE_OUT: 'Leave out',
} as const satisfies Record<ImportTarget, string>

export const targetOptions = Object.entries(targetWords).map(([value, label]) => ({
  value: value as ImportTarget,
  label,
}))

/** The columns of which one at least has to be there. */
const names: readonly ImportTarget[] = ['FIRST_NAME', 'LAST_NAME', 'FULL_NAME', 'COMPANY']

/** Whether customers get a name. */
export const haveName = (targets: readonly ImportTarget[]) => targets.some((target) => names.includes(target))
