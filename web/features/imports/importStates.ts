import type { BadgeTone } from '#web/ui/display/Badge.tsx'

/** The states of an import in words. */
export const importStates = {
  UPLOADING: { word: 'Uploading', tone: 'blue' },
  READING: { word: 'Reading', tone: 'blue' },
  READY: { word: 'Ready to import', tone: 'yellow' },
  RUNNING: { word: 'Importing', tone: 'blue' },
  DONE: { word: 'Imported', tone: 'green' },
  STOPPED: { word: 'Stopped', tone: 'orange' },
  FAILED: { word: 'Not readable', tone: 'red' },
  REVERTING: { word: 'Reverting', tone: 'blue' },
  REVERTED: { word: 'Reverted', tone: 'neutral' },
  RESTORING: { word: 'Restoring', tone: 'blue' },
} as const satisfies Record<string, { word: string; tone: BadgeTone }>

export type ImportState = keyof typeof importStates
