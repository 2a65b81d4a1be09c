import { builder } from '#api/core/graph/builder.ts'
import type { ImportRowState } from '#api/generated/enums.ts'
import type { ImportCounts } from '#api/modules/imports/settings.ts'

const states = [
  ['new', 'NEW'],
  ['matched', 'MATCHED'],
  ['refused', 'REFUSED'],
  ['leftOut', 'LEFT_OUT'],
  ['added', 'ADDED'],
  ['filled', 'FILLED'],
  ['skipped', 'SKIPPED'],
  ['reverted', 'REVERTED'],
  ['kept', 'KEPT'],
] as const satisfies [string, ImportRowState][]

const figures = [
  ['warnings', 'Records with a warning.'],
  ['lastContacts', 'Completed contacts that are made.'],
  ['nextContacts', 'Open contacts that are made.'],
  ['pastContacts', 'Next contacts that are past.'],
  ['followUps', 'Follow-ups that are made, when customers start the plan of their status.'],
  ['followUpsTomorrow', 'Those of them that are due tomorrow.'],
] as const satisfies [keyof ImportCounts, string][]

/** An import in numbers. */
export const ImportCountsType = builder.objectRef<ImportCounts>('ImportCounts').implement({
  description: 'An import in numbers: records by their state, and what else is made.',
  fields: (t) => ({
    ...Object.fromEntries(
      states.map(([name, state]) => [name, t.int({ resolve: (counts) => counts.states[state] ?? 0 })]),
    ),
    ...Object.fromEntries(
      figures.map(([name, description]) => [name, t.int({ description, resolve: (counts) => counts[name] })]),
    ),
  }),
})
