import { graphql, readInlineData } from 'react-relay/hooks'
import type { act_appointment$data, act_appointment$key } from './__generated__/act_appointment.graphql.ts'

/** What is asked of an appointment; the dialog outlives its card. */
export interface Act {
  readonly kind: 'edit' | 'cancel' | 'move'
  readonly appointment: act_appointment$key
}

/** Reads what the dialogs need of an appointment. */
export function actedAppointment(appointment: act_appointment$key): act_appointment$data {
  return readInlineData(
    graphql`
      fragment act_appointment on ServiceAppointment @inline {
        id
        startTime
        endTime
        customer {
          name
        }
        ...moved_appointment
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...AppointmentDialog_appointment
      }
    `,
    appointment,
  )
}
