interface TechnicianOfAppointment {
  readonly technician: string
  readonly needsTechnician: boolean
}

/** The name of a technician, marked when an open appointment still names somebody who has left the team. */
export const technicianWords = ({ technician, needsTechnician }: TechnicianOfAppointment) =>
  needsTechnician ? `${technician} (not on the team)` : technician
