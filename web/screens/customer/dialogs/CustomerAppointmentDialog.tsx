import { graphql, readInlineData } from 'react-relay/hooks'
import type { CustomerAppointmentDialog_business$key } from '#web/__generated__/CustomerAppointmentDialog_business.graphql.ts'
import type { CustomerAppointmentDialog_customer$key } from '#web/__generated__/CustomerAppointmentDialog_customer.graphql.ts'
import { AppointmentDialog } from '#web/features/appointments/dialogs/AppointmentDialog.tsx'
import { CancelAppointmentDialog } from '#web/features/appointments/dialogs/CancelAppointmentDialog.tsx'
import { customerOption } from '#web/features/customers/picker/customerOption.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { AppointmentDialogRequest } from '../customerDialogRequest.ts'

interface CustomerAppointmentDialogProps extends DialogState {
  request: AppointmentDialogRequest
  business: CustomerAppointmentDialog_business$key
  customer: CustomerAppointmentDialog_customer$key
}

/** Books, edits or cancels an appointment of the page's customer. */
export function CustomerAppointmentDialog({
  request,
  business,
  customer,
  ...dialog
}: CustomerAppointmentDialogProps) {
  const businessData = readInlineData(businessFragment, business)
  if (request.kind === 'book') {
    const initial = { customer: customerOption(readInlineData(customerFragment, customer)) }
    return <AppointmentDialog {...dialog} business={businessData} initial={initial} />
  }
  const appointment = readInlineData(appointmentFragment, request.appointment)
  if (request.kind === 'cancel-appointment')
    return <CancelAppointmentDialog {...dialog} appointment={appointment} />
  return <AppointmentDialog {...dialog} business={businessData} appointment={appointment} />
}

const businessFragment = graphql`
  fragment CustomerAppointmentDialog_business on Business @inline {
    ...AppointmentDialog_business
  }
`

const customerFragment = graphql`
  fragment CustomerAppointmentDialog_customer on Customer @inline {
    ...customerOption_customer
  }
`

const appointmentFragment = graphql`
  fragment CustomerAppointmentDialog_appointment on ServiceAppointment @inline {
    ...AppointmentDialog_appointment
    ...CancelAppointmentDialog_appointment
  }
`
