import { dayName } from '../calendarWords.ts'
import type { Slot } from '../moving/movedAppointment.ts'

export type Technician = NonNullable<Slot['technician']>

/** A column of hours: a day, or a technician on a day. */
export interface Column<Appointment> {
  readonly key: string
  readonly date: string
  readonly name: string
  /** Missing in a column of a whole day. */
  readonly technician?: Technician
  readonly appointments: readonly Appointment[]
}

/** The same for all spellings of a name from outside. */
const keyOf = ({ name, userId }: Technician) => userId ?? `outside ${name.trim().toLowerCase()}`

/** A column for each team member, then one for each other technician of the day. */
export function technicianColumns<Appointment extends { readonly technician: Technician }>(
  date: string,
  team: readonly Technician[],
  appointments: readonly Appointment[],
): Column<Appointment>[] {
  const members = new Set(team.map(keyOf))
  const others = appointments
    .map(({ technician }) => technician)
    .filter((technician) => !members.has(keyOf(technician)))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const technicians = new Map([...team, ...others].map((technician) => [keyOf(technician), technician]))
  return [...technicians].map(([key, technician]) => ({
    ...{ key, date, name: technician.name, technician },
    appointments: appointments.filter((one) => keyOf(one.technician) === key),
  }))
}

/** A column for each day. */
export function dayColumns<Appointment>(
  days: readonly { readonly date: string; readonly appointments: readonly Appointment[] }[],
): Column<Appointment>[] {
  return days.map(({ date, appointments }) => ({ key: date, date, name: dayName(date), appointments }))
}
