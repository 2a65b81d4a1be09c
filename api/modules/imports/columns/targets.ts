/** What a column of a file can become. */
export const targets = [
  'FIRST_NAME',
  'LAST_NAME',
  'FULL_NAME',
  'COMPANY',
  'PHONE',
  'EMAIL',
  'STREET',
  'CITY',
  'INTEREST',
  'STATUS',
  'OWNER',
  'NOTES',
  'CREATED',
  'LAST_CONTACT',
  'NEXT_CONTACT',
  'NEXT_CONTACT_NOTE',
  'NUMBER',
  'LEAVE_OUT',
] as const

export type Target = (typeof targets)[number]

/** A column of a file with what it becomes. */
export interface TargetedColumn {
  readonly header: string
  readonly target: Target
}
