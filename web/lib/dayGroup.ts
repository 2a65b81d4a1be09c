import { addDays, dayOf, todayIn } from './days.ts'

interface Dated {
  readonly scheduledDate: string
  /** `OVERDUE` for what is late; all other states are alike. */
  readonly status: string
}

const dayOfWeek = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

/** The group of an entry in a list by date. A week ends on Saturday, as in the calendar and in My Tasks. */
export function dayGroup({ scheduledDate, status }: Dated, timeZone: string): string {
  const day = dayOf(scheduledDate, timeZone)
  const today = todayIn(timeZone)
  if (day === today) return 'Today'
  if (day < today) return status === 'OVERDUE' ? 'Overdue' : 'Earlier'
  if (day === addDays(today, 1)) return 'Tomorrow'
  return day <= addDays(today, 6 - dayOfWeek(today)) ? 'This week' : 'Later'
}
