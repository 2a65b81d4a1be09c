import { minuteOf } from '../moving/dropZone.ts'

/** Minutes of a day, from 0 to 1,440. */
export interface Minutes {
  readonly from: number
  readonly to: number
}

interface Timed {
  readonly startTime: string
  readonly endTime: string
}

const hour = 60
/** The hours that are always shown. */
const usual: Minutes = { from: 8 * hour, to: 18 * hour }

/** How long a slot is that can be pressed. */
export const slotLength = 30

/** How long an appointment is that is booked by a press. */
const usualLength = 2 * hour
const shortestPress = slotLength

/** The whole hours to show: the usual ones, and those of earlier and later appointments. */
export function hoursFor(appointments: readonly Timed[]): Minutes {
  const starts = appointments.map(({ startTime }) => minuteOf(startTime))
  const ends = appointments.map(({ endTime }) => minuteOf(endTime))
  return {
    from: Math.floor(Math.min(usual.from, ...starts) / hour) * hour,
    to: Math.ceil(Math.max(usual.to, ...ends) / hour) * hour,
  }
}

/** The starts of the slots between two minutes. */
export function slotsIn({ from, to }: Minutes): number[] {
  return Array.from({ length: (to - from) / slotLength }, (_slot, i) => from + i * slotLength)
}

/** Appointments at the same time stand side by side, each in its lane. */
export interface Lane {
  readonly lane: number
  /** The number of lanes that it shares the width with. */
  readonly lanes: number
}

interface Laid<Appointment> extends Lane {
  readonly appointment: Appointment
}

/** Gives each appointment a lane, so that none covers another. */
export function layOut<Appointment extends Timed>(appointments: readonly Appointment[]): Laid<Appointment>[] {
  const sorted = appointments.toSorted(
    (one, other) => minuteOf(one.startTime) - minuteOf(other.startTime) || lengthOf(other) - lengthOf(one),
  )
  const laid: Laid<Appointment>[] = []
  /** Appointments that overlap one another, directly or through others, and where each of their lanes ends. */
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
    laneEnds[lane] = minuteOf(appointment.endTime)
    group.push({ appointment, lane })
  }
  close()
  return laid
}

const lengthOf = ({ startTime, endTime }: Timed) => minuteOf(endTime) - minuteOf(startTime)

/** What a press on a slot books: two hours, or as long as there is time until the next appointment of the column. */
export function pressedRange(start: number, appointments: readonly Timed[]): Minutes {
  const next = appointments.map(({ startTime }) => minuteOf(startTime)).filter((minute) => minute > start)
  const end = Math.min(start + usualLength, ...next, 24 * hour)
  return { from: start, to: Math.max(end, start + shortestPress) }
}

/** What is booked by drawing from one slot to another, in either direction. */
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
