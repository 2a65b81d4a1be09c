import { graphql, readInlineData } from 'react-relay/hooks'
import type { VisitDialog_business$key } from '#web/__generated__/VisitDialog_business.graphql.ts'
import type { VisitDialog_customer$key } from '#web/__generated__/VisitDialog_customer.graphql.ts'
import { AppointmentDialog } from '#web/features/appointments/dialogs/AppointmentDialog.tsx'
import { CancelAppointmentDialog } from '#web/features/appointments/dialogs/CancelAppointmentDialog.tsx'
import { customerOption } from '#web/features/customers/picker/customerOption.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { VisitDialogRequest } from '../customerDialogRequest.ts'

interface VisitDialogProps extends DialogState {
  request: VisitDialogRequest
  business: VisitDialog_business$key
  customer: VisitDialog_customer$key
}

/** Books an appointment for the customer of the page, or edits or cancels one of theirs. */
export function VisitDialog({ request, business, customer, ...dialog }: VisitDialogProps) {
  const shop = readInlineData(businessFragment, business)
  if (request.kind === 'book') {
    const initial = { customer: customerOption(readInlineData(customerFragment, customer)) }
    return <AppointmentDialog {...dialog} business={shop} initial={initial} />
  }
  const appointment = readInlineData(appointmentFragment, request.appointment)
  if (request.kind === 'cancel-visit')
    return <CancelAppointmentDialog {...dialog} appointment={appointment} />
  return <AppointmentDialog {...dialog} business={shop} appointment={appointment} />
}

const businessFragment = graphql`
  fragment VisitDialog_business on Business @inline {
    ...AppointmentDialog_business
  }
`

const customerFragment = graphql`
  fragment VisitDialog_customer on Customer @inline {
    ...customerOption_customer
  }
`

const appointmentFragment = graphql`
  fragment VisitDialog_appointment on ServiceAppointment @inline {
    ...AppointmentDialog_appointment
    ...CancelAppointmentDialog_appointment
  }
`
