import type { BadgeTone } from '#web/ui/display/Badge.tsx'

/** The priorities, by their names in the graph. */
export type Priority = 'URGENT' | 'HIGH' | 'MEDIUM' | 'LOW'

/** Label and color of each priority, in the order of the board. */
export const priorities = {
  URGENT: { label: 'Urgent', tone: 'red' },
  HIGH: { label: 'High', tone: 'orange' },
  MEDIUM: { label: 'Medium', tone: 'yellow' },
  LOW: { label: 'Low', tone: 'green' },
} as const satisfies Record<Priority, { label: string; tone: BadgeTone }>

export const priorityNames = Object.keys(priorities) as Priority[]
