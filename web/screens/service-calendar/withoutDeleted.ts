/**
 * The appointments of a day without deleted ones: an appointment that was deleted with its customer leaves null in the
 * store until the day is refetched.
 */
export function withoutDeleted<Appointment>(appointments: readonly (Appointment | null)[]): Appointment[] {
  return appointments.filter((appointment) => appointment !== null)
}
