import type { ImportRowState } from '#web/__generated__/ImportScreenQuery.graphql.ts'
import type { BadgeTone } from '#web/ui/display/Badge.tsx'

/** What a row becomes, or became, in words; `SAME` is of a person whom an earlier row of the file has. */
export const rowStates = {
  NEW: { word: 'New', tone: 'green' },
  MATCHED: { word: 'Already known', tone: 'blue' },
  SAME: { word: 'Same person as a row above', tone: 'blue' },
  REFUSED: { word: 'Cannot be taken', tone: 'red' },
  LEFT_OUT: { word: 'Left out', tone: 'neutral' },
  ADDED: { word: 'Added', tone: 'green' },
  FILLED: { word: 'Filled', tone: 'blue' },
  SKIPPED: { word: 'Skipped', tone: 'neutral' },
  REVERTED: { word: 'Reverted', tone: 'neutral' },
  KEPT: { word: 'Kept', tone: 'orange' },
} as const satisfies Record<ImportRowState | 'SAME', { word: string; tone: BadgeTone }>
