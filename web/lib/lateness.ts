import { dayOf, daysBetween, todayIn } from './days.ts'

/** How late an instant of the past is in the zone: `3 days overdue`; `overdue` on its day. */
export function lateness(instant: string, zone: string): string {
  const days = daysBetween(dayOf(instant, zone), todayIn(zone))
  if (days < 1) return 'overdue'
  return days === 1 ? '1 day overdue' : `${days} days overdue`
}
