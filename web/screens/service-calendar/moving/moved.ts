import { graphql, readInlineData } from 'react-relay/hooks'
import type { moved_appointment$data, moved_appointment$key } from './__generated__/moved_appointment.graphql.ts'

/** What moving needs to know of an appointment. */
export type Moved = moved_appointment$data

export function movedAppointment(appointment: moved_appointment$key): Moved {
  return readInlineData(
    graphql`
      fragment moved_appointment on ServiceAppointment @inline {
        id
        date
        startTime
        customer {
          name
          lastName
        }
      }
    `,
    appointment,
  )
}
