import {
  type TechnicianOption,
  technicianKey,
} from '#web/features/appointments/dialogs/technician/technicianOption.ts'
import { dayName } from '#web/lib/dates.ts'

/** A column of hours: a day, or a technician's day. */
export interface Column<Appointment> {
  readonly key: string
  readonly date: string
  readonly name: string
  /** Undefined in a column for a whole day. */
  readonly technician?: TechnicianOption
  readonly appointments: readonly Appointment[]
  /** The number of later appointments that are not loaded. */
  readonly notLoaded?: number
}

/** A column per team member, followed by one for each external technician of the day. */
export function technicianColumns<Appointment extends { readonly technician: TechnicianOption }>(
  date: string,
  team: readonly TechnicianOption[],
  appointments: readonly Appointment[],
  labelOf: (technician: TechnicianOption) => string,
): Column<Appointment>[] {
  const members = new Set(team.map(technicianKey))
  const others = appointments
    .map(({ technician }) => technician)
    .filter((technician) => !members.has(technicianKey(technician)))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const technicians = new Map(
    [...team, ...others].map((technician) => [technicianKey(technician), technician]),
  )
  return [...technicians].map(([key, technician]) => ({
    key,
    date,
    name: labelOf(technician),
    technician,
    appointments: appointments.filter((one) => technicianKey(one.technician) === key),
  }))
}

/** A column per day. */
export function dayColumns<Appointment>(
  days: readonly Pick<Column<Appointment>, 'date' | 'appointments' | 'notLoaded'>[],
): Column<Appointment>[] {
  return days.map((day) => ({ ...day, key: day.date, name: dayName(day.date) }))
}
