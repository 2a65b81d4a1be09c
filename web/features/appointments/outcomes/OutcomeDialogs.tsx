import { graphql, readInlineData } from 'react-relay/hooks'
import type { OutcomeDialogs_appointment$key } from '#web/__generated__/OutcomeDialogs_appointment.graphql.ts'
import type { OutcomeDialogs_business$key } from '#web/__generated__/OutcomeDialogs_business.graphql.ts'
import { AppointmentDialog } from '#web/features/appointments/dialogs/AppointmentDialog.tsx'
import { CancelAppointmentDialog } from '#web/features/appointments/dialogs/CancelAppointmentDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

/** A request for a dialog of an appointment that needs an outcome. */
export interface OutcomeDialogRequest {
  readonly kind: 'reschedule' | 'cancel'
  readonly appointment: OutcomeDialogs_appointment$key
}

interface OutcomeDialogsProps extends DialogState {
  business: OutcomeDialogs_business$key
  request: OutcomeDialogRequest
}

/** The dialog for the requested outcome. */
export function OutcomeDialogs({ request, business, ...dialog }: OutcomeDialogsProps) {
  const appointment = readInlineData(appointmentFragment, request.appointment)
  if (request.kind === 'cancel') return <CancelAppointmentDialog appointment={appointment} {...dialog} />
  return (
    <AppointmentDialog
      business={readInlineData(businessFragment, business)}
      appointment={appointment}
      {...dialog}
    />
  )
}

const businessFragment = graphql`
  fragment OutcomeDialogs_business on Business @inline {
    ...AppointmentDialog_business
  }
`

const appointmentFragment = graphql`
  fragment OutcomeDialogs_appointment on ServiceAppointment @inline {
    ...AppointmentDialog_appointment
    ...CancelAppointmentDialog_appointment
  }
`
