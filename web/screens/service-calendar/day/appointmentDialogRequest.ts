import { graphql, readInlineData } from 'react-relay/hooks'
import type { AppointmentCard_appointment$key } from '#web/__generated__/AppointmentCard_appointment.graphql.ts'
import type { AppointmentDialog_appointment$key } from '#web/__generated__/AppointmentDialog_appointment.graphql.ts'
import type { appointmentDialogRequest_appointment$key } from '#web/__generated__/appointmentDialogRequest_appointment.graphql.ts'
import type { CancelAppointmentDialog_appointment$key } from '#web/__generated__/CancelAppointmentDialog_appointment.graphql.ts'
import type { NewAppointment } from '#web/features/appointments/dialogs/initialValues.ts'
import { type MovedAppointment, movedAppointment } from '../moving/movedAppointment.ts'

/** A request for a dialog of an appointment; the dialog may outlive its card. */
export interface AppointmentDialogRequest {
  readonly kind: 'edit' | 'cancel' | 'move'
  readonly appointment: DialogAppointment
}

/** A request for any dialog of the calendar. */
export type CalendarDialogRequest =
  | AppointmentDialogRequest
  | { readonly kind: 'show'; readonly date: string; readonly card: AppointmentCard_appointment$key }
  | { readonly kind: 'book'; readonly initial: NewAppointment }

export interface DialogAppointment {
  readonly moved: MovedAppointment
  readonly endTime: string
  readonly form: AppointmentDialog_appointment$key & CancelAppointmentDialog_appointment$key
}

/** Reads what the dialogs need of an appointment. */
export function readAppointment(appointment: appointmentDialogRequest_appointment$key): DialogAppointment {
  const data = readInlineData(
    graphql`
      fragment appointmentDialogRequest_appointment on ServiceAppointment @inline {
        endTime
        ...movedAppointment_appointment
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...AppointmentDialog_appointment
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CancelAppointmentDialog_appointment
      }
    `,
    appointment,
  )
  return { moved: movedAppointment(data), endTime: data.endTime, form: data }
}
