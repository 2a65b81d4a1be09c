import { dayOf, daysBetween, todayIn } from './days.ts'

/** The number of days since an instant, in the zone: `3 days`; null on the same day. */
export function lateness(instant: string, zone: string): string | null {
  const days = daysBetween(dayOf(instant, zone), todayIn(zone))
  if (days < 1) return null
  return days === 1 ? '1 day' : `${days} days`
}
