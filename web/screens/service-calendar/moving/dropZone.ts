import type { AppointmentPosition, MovedAppointment } from './movedAppointment.ts'

/** A drop zone: a day of the month, or a column of hours. */
export interface DropZone {
  readonly date: string
  /** The technician of the column. */
  readonly technician?: AppointmentPosition['technician']
  /** What the column calls the technician. */
  readonly label?: string
  /** The range of minutes that the column covers; undefined for a day of the month. */
  readonly minutes?: { readonly from: number; readonly to: number }
}

/** Drops snap to a quarter of an hour. */
const step = 15
const lastMinute = 24 * 60 - 1

/** The position of an appointment after it was dragged down by the given number of minutes. */
export function positionIn(
  { date, technician, minutes }: DropZone,
  carried: MovedAppointment,
  down: number,
): AppointmentPosition {
  if (!minutes) return { date }
  const start = minuteOf(carried.startTime)
  const length = minuteOf(carried.endTime) - start
  const wished = start + Math.round(down / step) * step
  const latest = Math.min(minutes.to, lastMinute) - length
  const begins = Math.max(Math.min(wished, latest), minutes.from)
  return {
    date,
    startTime: timeAt(begins),
    endTime: timeAt(begins + length),
    ...(technician && { technician }),
  }
}

/** The minute of the day of a time in `HH:MM`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The time of a minute of the day, at most 23:59. */
export function timeAt(minute: number): string {
  const clamped = Math.min(minute, lastMinute)
  const padded = (number: number) => String(number).padStart(2, '0')
  return `${padded(Math.floor(clamped / 60))}:${padded(clamped % 60)}`
}
