import type { ImportRowState } from '#web/__generated__/ImportScreenQuery.graphql.ts'

interface RowFilter {
  readonly state: ImportRowState | null
  readonly warned: boolean | null
}

const inState = (state: ImportRowState): RowFilter => ({ state, warned: null })

/** The lists of rows, and how the address names them: before an import, and after it. */
export const rowTabs = [
  { value: 'all', label: 'All', filter: { state: null, warned: null } },
  { value: 'new', label: 'New', filter: inState('NEW') },
  { value: 'known', label: 'Already known', filter: inState('MATCHED') },
  { value: 'added', label: 'Added', filter: inState('ADDED') },
  { value: 'filled', label: 'Filled', filter: inState('FILLED') },
  { value: 'skipped', label: 'Skipped', filter: inState('SKIPPED') },
  { value: 'reverted', label: 'Reverted', filter: inState('REVERTED') },
  { value: 'kept', label: 'Kept', filter: inState('KEPT') },
  { value: 'remarks', label: 'With a remark', filter: { state: null, warned: true } },
  { value: 'refused', label: 'Cannot be taken', filter: inState('REFUSED') },
  { value: 'left-out', label: 'Left out', filter: inState('LEFT_OUT') },
] as const satisfies readonly [unknown, ...unknown[]]

export type RowTab = (typeof rowTabs)[number]['value']
