/** The name of a technician, marked when an open appointment still names somebody who has left the team. */
export const technicianWords = (technician: string, needsTechnician: boolean) =>
  needsTechnician ? `${technician} (not on the team)` : technician
