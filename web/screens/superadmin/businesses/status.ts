import type { BadgeTone } from '#web/ui/display/Badge.tsx'

/** The status as shown: the API's own, else Unknown. */
const shown: Partial<Record<string, { label: string; tone: BadgeTone }>> = {
  ACTIVE: { label: 'Active', tone: 'green' },
  SUSPENDED: { label: 'Suspended', tone: 'yellow' },
  CANCELLED: { label: 'Cancelled', tone: 'red' },
}

export function statusShown(status: string) {
  return shown[status] ?? ({ label: 'Unknown', tone: 'neutral' } as const)
}

export const subscriptions = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'SUSPENDED', label: 'Suspended' },
  { value: 'CANCELLED', label: 'Cancelled' },
] as const

export type Subscription = (typeof subscriptions)[number]['value']
