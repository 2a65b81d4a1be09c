import { graphql, readInlineData } from 'react-relay/hooks'
import type { movedAppointment_appointment$key } from '#web/__generated__/movedAppointment_appointment.graphql.ts'

/** The fields of an appointment that moving needs. */
export interface MovedAppointment {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly customer: { readonly name: string; readonly lastName: string }
}

export function movedAppointment(appointment: movedAppointment_appointment$key): MovedAppointment {
  const { id, date, startTime, customer } = readInlineData(
    graphql`
      fragment movedAppointment_appointment on ServiceAppointment @inline {
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
