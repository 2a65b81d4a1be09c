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

/** An appointment with its place in a column. */
export interface Laid<Appointment> {
  readonly appointment: Appointment
  readonly drawn: Minutes
  /** The minute at which another block covers it, or its end. */
  readonly readableTo: number
  /** Overlapping appointments of a technician are side by side. */
  readonly lane: number
  /** The number of lanes that share the width of the column. */
  readonly lanes: number
  /** The number of blocks that it covers in part. */
  readonly depth: number
}

/** A block is never lower than a slot, so that it can be read and pressed: a shorter appointment takes its room. */
const shownEnd = ({ startTime, endTime }: Timed) =>
  Math.max(minuteOf(endTime), minuteOf(startTime) + slotLength)

function inLane(appointment: Timed) {
  const drawn = { from: minuteOf(appointment.startTime), to: minuteOf(appointment.endTime) }
  return { drawn, readableTo: drawn.to, depth: 0 }
}

const byStart = (one: Timed, other: Timed) =>
  minuteOf(one.startTime) - minuteOf(other.startTime) || lengthOf(other) - lengthOf(one)

/** Assigns lanes, so that the blocks of appointments don't cover each other. */
export function layOut<Appointment extends Timed>(appointments: readonly Appointment[]): Laid<Appointment>[] {
  const sorted = appointments.toSorted(byStart)
  const laid: Laid<Appointment>[] = []
  /** The current group of appointments that overlap directly or transitively, and the end of each of its lanes. */
  let group: { appointment: Appointment; lane: number }[] = []
  let laneEnds: number[] = []
  const close = () => {
    const lanes = laneEnds.length
    laid.push(...group.map((one) => ({ ...one, ...inLane(one.appointment), lanes })))
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

/** The appointments that start in an hour and have no room in it. */
export interface Hidden {
  readonly minute: number
  readonly count: number
}

/**
 * Stacks the appointments of a day like cards, each as wide as the column: an appointment that overlaps others begins
 * below their first lines, as long as its own first line still lies within its time. The others are counted by the hour;
 * so are the later ones that are not loaded, at the end.
 */
export function stackUp<Appointment extends Timed>(appointments: readonly Appointment[], notLoaded = 0) {
  const stacked: { appointment: Appointment; drawn: Minutes; depth: number }[] = []
  const hidden = new Map<number, number>()
  for (const appointment of appointments.toSorted(byStart)) {
    const start = minuteOf(appointment.startTime)
    const to = shownEnd(appointment)
    const lines = stacked.map(({ drawn }) => drawn.from).toSorted((one, other) => one - other)
    const from = lines.reduce(
      (top, line) => (Math.abs(line - top) < slotLength ? line + slotLength : top),
      start,
    )
    const running = stacked.filter(({ drawn }) => drawn.from < from && drawn.to > from)
    if (from + slotLength <= to) stacked.push({ appointment, drawn: { from, to }, depth: running.length })
    else addTo(hidden, hourOf(start), 1)
  }
  const last = appointments.at(-1)
  if (last && notLoaded > 0) addTo(hidden, hourOf(minuteOf(last.startTime)), notLoaded)
  return {
    stacked: stacked.map((one): Laid<Appointment> => {
      const covering = stacked.map(({ drawn }) => drawn.from).filter((from) => from > one.drawn.from)
      return { ...one, readableTo: Math.min(one.drawn.to, ...covering), lane: 0, lanes: 1 }
    }),
    hidden: [...hidden].map(([minute, count]): Hidden => ({ minute, count })),
  }
}

const hourOf = (minute: number) => Math.floor(minute / hour) * hour

function addTo(counts: Map<number, number>, key: number, count: number) {
  counts.set(key, (counts.get(key) ?? 0) + count)
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
