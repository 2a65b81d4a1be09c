import { nameKey } from '#web/generated/text/words.ts'
import { dayName } from '#web/lib/dates.ts'
import type { AppointmentPosition } from '../moving/movedAppointment.ts'

export type Technician = NonNullable<AppointmentPosition['technician']>

/** A column of hours: a day, or a technician's day. */
export interface Column<Appointment> {
  readonly key: string
  readonly date: string
  readonly name: string
  /** Undefined in a column for a whole day. */
  readonly technician?: Technician
  readonly appointments: readonly Appointment[]
}

/** The identity of a technician. All spellings of an external name have the same key. */
const keyOf = ({ name, userId }: Technician) => userId ?? `outside ${nameKey(name)}`

/** A column per team member, followed by one for each external technician of the day. */
export function technicianColumns<Appointment extends { readonly technician: Technician }>(
  date: string,
  team: readonly Technician[],
  appointments: readonly Appointment[],
  labelOf: (technician: Technician) => string,
): Column<Appointment>[] {
  const members = new Set(team.map(keyOf))
  const others = appointments
    .map(({ technician }) => technician)
    .filter((technician) => !members.has(keyOf(technician)))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const technicians = new Map([...team, ...others].map((technician) => [keyOf(technician), technician]))
  return [...technicians].map(([key, technician]) => ({
    key,
    date,
    name: labelOf(technician),
    technician,
    appointments: appointments.filter((one) => keyOf(one.technician) === key),
  }))
}

/** A column per day. */
export function dayColumns<Appointment>(
  days: readonly { readonly date: string; readonly appointments: readonly Appointment[] }[],
): Column<Appointment>[] {
  return days.map(({ date, appointments }) => ({ key: date, date, name: dayName(date), appointments }))
}
