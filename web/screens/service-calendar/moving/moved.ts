import { graphql, readInlineData } from 'react-relay/hooks'
import type { moved_appointment$key } from '#web/__generated__/moved_appointment.graphql.ts'

/** What moving needs to know of an appointment. */
export interface Moved {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly customer: { readonly name: string; readonly lastName: string }
}

export function movedAppointment(appointment: moved_appointment$key): Moved {
  const { id, date, startTime, customer } = readInlineData(
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
  const { name, lastName } = customer
  return { id, date, startTime, customer: { name, lastName } }
}
