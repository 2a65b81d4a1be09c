/**
 * The appointments of a day that are still there: one that went with its customer leaves its place in memory empty
 * until the day is told anew.
 */
export function withoutDeleted<Appointment>(appointments: readonly (Appointment | null)[]): Appointment[] {
  return appointments.filter((appointment) => appointment !== null)
}
