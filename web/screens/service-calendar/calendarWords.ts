import { formatClock } from '#web/lib/dates.ts'

export const appointmentStatusWords: Record<string, string> = {
  SCHEDULED: 'Scheduled',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** `1 appointment`, `2 appointments` */
export const appointmentsWord = (count: number) => `${count} ${count === 1 ? 'appointment' : 'appointments'}`

/** `8 appointments`, or `2 of 8 appointments` of one technician */
export const appointmentsOf = (matching: number, count: number) =>
  matching === count ? appointmentsWord(count) : `${matching} of ${appointmentsWord(count)}`

/** `9:00 AM – 11:00 AM` */
export const hoursOf = (startTime: string, endTime: string) =>
  `${formatClock(startTime)} – ${formatClock(endTime)}`

/** `9:00 AM` → `9 AM`, for narrow places. */
export const shortClock = (time: string) => formatClock(time).replace(':00', '')

/** `9:00 AM – 11:30 AM` → `9 – 11:30 AM`, for narrow places. */
export function shortHoursOf(startTime: string, endTime: string): string {
  const [start, end] = [shortClock(startTime), shortClock(endTime)]
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start} – ${end}`
}

const previewLength = 12

/** The first 12 characters of a description, with an ellipsis where there is more. */
export function preview(description: string): string {
  const characters = Array.from(description)
  if (characters.length <= previewLength) return description
  return `${characters.slice(0, previewLength).join('').trimEnd()}…`
}

/** The number of appointments in a day's cell. */
export const shownInCell = 2

/**
 * The badge of a day: the number of appointments that its cell does not show, or that the day is full; null for
 * neither.
 */
export function badgeOf(count: number, isFull: boolean): string | null {
  if (count > shownInCell) return `+${count - shownInCell}`
  return isFull ? 'Full' : null
}
