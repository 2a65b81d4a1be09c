import { minuteOf } from '../moving/dropZone.ts'

/** A time range in minutes of the day, from 0 to 1,440. */
export interface Minutes {
  readonly from: number
  readonly to: number
}

export interface Timed {
  readonly startTime: string
  readonly endTime: string
}

const hour = 60
/** The hours that are always visible. */
const defaultHours: Minutes = { from: 8 * hour, to: 18 * hour }

/** The length of a slot, in minutes. */
export const slotLength = 30

/** The default duration of an appointment that is booked by pressing a slot. */
const defaultLength = 2 * hour
const minimumLength = slotLength

/** The visible hours: the default ones, extended for earlier and later appointments. */
export function hoursFor(appointments: readonly Timed[]): Minutes {
  const starts = appointments.map(({ startTime }) => minuteOf(startTime))
  const ends = appointments.map(({ endTime }) => minuteOf(endTime))
  return {
    from: Math.floor(Math.min(defaultHours.from, ...starts) / hour) * hour,
    to: Math.ceil(Math.max(defaultHours.to, ...ends) / hour) * hour,
  }
}

/** The start minutes of the slots in a range. */
export function slotsIn({ from, to }: Minutes): number[] {
  return Array.from({ length: (to - from) / slotLength }, (_slot, i) => from + i * slotLength)
}

/** The lane of an appointment: overlapping appointments are side by side. */
export interface Lane {
  readonly lane: number
  /** The number of lanes that share the width of the column. */
  readonly lanes: number
}

export interface Laid<Appointment> extends Lane {
  readonly appointment: Appointment
}

/** A block is never lower than a slot, so that it can be read and pressed: a shorter appointment takes its room. */
const shownEnd = ({ startTime, endTime }: Timed) =>
  Math.max(minuteOf(endTime), minuteOf(startTime) + slotLength)

/** Assigns lanes, so that the blocks of appointments don't cover each other. */
export function layOut<Appointment extends Timed>(appointments: readonly Appointment[]): Laid<Appointment>[] {
  const sorted = appointments.toSorted(
    (one, other) => minuteOf(one.startTime) - minuteOf(other.startTime) || lengthOf(other) - lengthOf(one),
  )
  const laid: Laid<Appointment>[] = []
  /** The current group of appointments that overlap directly or transitively, and the end of each of its lanes. */
  let group: { appointment: Appointment; lane: number }[] = []
  let laneEnds: number[] = []
  const close = () => {
    const lanes = laneEnds.length
    laid.push(...group.map((one) => ({ ...one, lanes })))
    group = []
    laneEnds = []
  }
  for (const appointment of sorted) {
    const start = minuteOf(appointment.startTime)
    if (laneEnds.every((end) => end <= start)) close()
    const free = laneEnds.findIndex((end) => end <= start)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = shownEnd(appointment)
    group.push({ appointment, lane })
  }
  close()
  return laid
}

/** The greatest number of appointments side by side; at least one. */
export const lanesOf = (appointments: readonly Timed[]) =>
  Math.max(1, ...layOut(appointments).map(({ lanes }) => lanes))

const lengthOf = ({ startTime, endTime }: Timed) => minuteOf(endTime) - minuteOf(startTime)

/**
 * The time range that a press on a slot books: two hours, or less if the next appointment of the column starts earlier.
 */
export function pressedRange(start: number, appointments: readonly Timed[]): Minutes {
  const next = appointments.map(({ startTime }) => minuteOf(startTime)).filter((minute) => minute > start)
  const end = Math.min(start + defaultLength, ...next, 24 * hour)
  return { from: start, to: Math.max(end, start + minimumLength) }
}

/** The time range from dragging between two slots, in either direction. */
export function drawnRange(anchor: number, head: number): Minutes {
  return { from: Math.min(anchor, head), to: Math.max(anchor, head) + slotLength }
}

/** The position of a range in a column, in percent of its height. */
export function placeOf({ from, to }: Minutes, shown: Minutes) {
  const height = shown.to - shown.from
  return {
    top: `${((from - shown.from) / height) * 100}%`,
    height: `${((to - from) / height) * 100}%`,
  }
}
