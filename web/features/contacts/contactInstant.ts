import { zonedInstant } from '#web/lib/zonedInstant.ts'

/** The days a contact can have; the API takes no others. */
export const firstDay = '1900-01-01'
export const lastDay = '9998-12-31'

/** The instant of a date and a time field in a time zone; null while they are incomplete. */
export function instantOf(date: string, time: string, zone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < firstDay || !/^\d{2}:\d{2}$/.test(time)) return null
  try {
    return zonedInstant(date, time, zone)
  } catch {
    return null
  }
}
