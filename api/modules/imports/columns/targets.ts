import type { FieldRow } from '#api/modules/custom-fields/service.ts'

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
  'TAGS',
  'CUSTOM',
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
  /** The custom field that a column of the target `CUSTOM` fills. */
  readonly field?: CustomFieldOfColumn
}

/** What reading a column needs to know of its custom field. */
export type CustomFieldOfColumn = Pick<FieldRow, 'id' | 'label' | 'type' | 'choices'>

const dateTargets: ReadonlySet<Target> = new Set(['CREATED', 'LAST_CONTACT', 'NEXT_CONTACT'])

/** Whether the values of a column become dates. */
export const holdsDates = ({ target, field }: Pick<TargetedColumn, 'target' | 'field'>) =>
  dateTargets.has(target) || field?.type === 'DATE'
