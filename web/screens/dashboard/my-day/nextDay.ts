import { addDays, todayIn } from '#web/lib/days.ts'

export type Next = 'none' | 'tomorrow' | 'week' | 'date'

/** The day that a choice means, `YYYY-MM-DD` in the zone; null for none, empty while no date is picked. */
export function nextDay(next: Next, date: string, timeZone: string): string | null {
  if (next === 'none') return null
  if (next === 'date') return date
  return addDays(todayIn(timeZone), next === 'tomorrow' ? 1 : 7)
}
