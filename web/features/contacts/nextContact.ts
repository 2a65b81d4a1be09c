import * as z from 'zod/mini'
import { addDays, todayIn } from '#web/lib/days.ts'
import { instantOf } from './contactInstant.ts'

/** The fields of the next contact, for the schema of a form. */
export const nextContactFields = {
  next: z.enum(['none', 'tomorrow', 'week', 'date']),
  date: z.string(),
  time: z.string(),
}

export type NextContact = { next: Next; date: string; time: string }
export type Next = 'none' | 'tomorrow' | 'week' | 'date'

/** No next contact; a date that is picked begins with tomorrow at nine. */
export const noNextContact = (timeZone: string): NextContact => ({
  next: 'none',
  date: addDays(todayIn(timeZone), 1),
  time: '09:00',
})

/** The day of a choice, `YYYY-MM-DD` in the zone; null for no contact, empty while no date is chosen. */
export function nextDay(next: Next, date: string, timeZone: string): string | null {
  if (next === 'none') return null
  if (next === 'date') return date
  return addDays(todayIn(timeZone), next === 'tomorrow' ? 1 : 7)
}

/** When the next contact is, null for none; or what is wrong with its date. */
export function nextContactAt(
  { next, date, time }: NextContact,
  timeZone: string,
): { at: string | null } | { wrong: string } {
  const day = nextDay(next, date, timeZone)
  if (day === null) return { at: null }
  if (day === '') return { wrong: 'Contact date is required' }
  const at = instantOf(day, time, timeZone)
  return at === null ? { wrong: 'This date does not exist' } : { at }
}
