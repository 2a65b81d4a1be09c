import type { BadgeTone } from '#web/ui/display/Badge.tsx'

/** The access levels, by their names in the graph. */
export type AccessLevel = 'ALL' | 'MANAGER' | 'ADMIN'

/** The labels of the access levels, on cards and in the form. */
export const accessLevels = {
  ALL: { label: 'All Team', choice: 'All Team Members', tone: 'neutral' },
  MANAGER: { label: 'Managers+', choice: 'Managers & Admins', tone: 'blue' },
  ADMIN: { label: 'Admins Only', choice: 'Admins Only', tone: 'orange' },
} as const satisfies Record<AccessLevel, { label: string; choice: string; tone: BadgeTone }>
