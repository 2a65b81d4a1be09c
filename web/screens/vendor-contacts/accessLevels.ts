import type { BadgeTone } from '#web/ui/display/Badge.tsx'

/** Who sees a contact; the names are the graph's. */
export type AccessLevel = 'ALL' | 'MANAGER' | 'ADMIN'

/** How each level is called on a card, and where one chooses it. */
export const accessLevels = {
  ALL: { label: 'All Team', choice: 'All Team Members', tone: 'neutral' },
  MANAGER: { label: 'Managers+', choice: 'Managers & Admins', tone: 'blue' },
  ADMIN: { label: 'Admins Only', choice: 'Admins Only', tone: 'orange' },
} as const satisfies Record<AccessLevel, { label: string; choice: string; tone: BadgeTone }>
