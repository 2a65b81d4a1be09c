import { use } from 'react'
import { graphql, readInlineData } from 'react-relay/hooks'
import type { technicianWords_appointment$key } from '#web/__generated__/technicianWords_appointment.graphql.ts'
import { TechnicianLabels } from './technicianLabels.ts'

/** Names the technician of an appointment, and says when an open one still has somebody who has left the team. */
export function useTechnicianWords() {
  const labelOf = use(TechnicianLabels)
  return (appointment: technicianWords_appointment$key) => {
    const { technician, technicianUserId, needsTechnician } = readInlineData(
      graphql`
        fragment technicianWords_appointment on ServiceAppointment @inline {
          technician
          technicianUserId
          needsTechnician
        }
      `,
      appointment,
    )
    const label = labelOf({ name: technician, userId: technicianUserId ?? null })
    return needsTechnician ? `${label} (not on the team)` : label
  }
}
