import type { BadgeTone } from '#web/ui/display/Badge.tsx'

/** How urgent something is; the names are the graph's. */
export type Priority = 'URGENT' | 'HIGH' | 'MEDIUM' | 'LOW'

/** Word and colour of each priority, in the order of the board. */
export const priorities = {
  URGENT: { label: 'Urgent', tone: 'red' },
  HIGH: { label: 'High', tone: 'orange' },
  MEDIUM: { label: 'Medium', tone: 'yellow' },
  LOW: { label: 'Low', tone: 'green' },
} as const satisfies Record<Priority, { label: string; tone: BadgeTone }>

export const priorityNames = Object.keys(priorities) as Priority[]
