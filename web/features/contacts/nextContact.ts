import { addDays, todayIn } from '#web/lib/days.ts'

export type Next = 'none' | 'tomorrow' | 'week' | 'date'

/** The day of a choice, `YYYY-MM-DD` in the zone; null for no contact, empty while no date is chosen. */
export function nextDay(next: Next, date: string, timeZone: string): string | null {
  if (next === 'none') return null
  if (next === 'date') return date
  return addDays(todayIn(timeZone), next === 'tomorrow' ? 1 : 7)
}
