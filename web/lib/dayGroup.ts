import { addDays, dayOf, todayIn } from './days.ts'

const dayOfWeek = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

/**
 * The group of an entry in a list by date. It depends on the date alone, so that an entry keeps its place when it is
 * done. A week ends on Saturday, as in the calendar and in My Tasks.
 */
export function dayGroup(instant: string, timeZone: string): string {
  const day = dayOf(instant, timeZone)
  const today = todayIn(timeZone)
  if (day === today) return 'Today'
  if (day < today) return 'Earlier'
  if (day === addDays(today, 1)) return 'Tomorrow'
  return day <= addDays(today, 6 - dayOfWeek(today)) ? 'This week' : 'Later'
}

/** The heading of a group in a list of what is overdue. */
export const overdueGroup = (group: string) => (group === 'Earlier' ? 'Overdue' : group)
