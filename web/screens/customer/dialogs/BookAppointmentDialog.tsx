import { graphql, readInlineData } from 'react-relay/hooks'
import type { AppointmentDialog_business$key } from '#web/__generated__/AppointmentDialog_business.graphql.ts'
import type { BookAppointmentDialog_customer$key } from '#web/__generated__/BookAppointmentDialog_customer.graphql.ts'
import { AppointmentDialog } from '#web/features/appointments/dialogs/AppointmentDialog.tsx'
import { customerOption } from '#web/features/customers/picker/customerOption.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface BookAppointmentDialogProps extends DialogState {
  business: AppointmentDialog_business$key
  customer: BookAppointmentDialog_customer$key
}

/** Books an appointment of the page's customer. */
export function BookAppointmentDialog({ customer, ...dialog }: BookAppointmentDialogProps) {
  const initial = { customer: customerOption(readInlineData(customerFragment, customer)) }
  return <AppointmentDialog {...dialog} initial={initial} />
}

const customerFragment = graphql`
  fragment BookAppointmentDialog_customer on Customer @inline {
    ...customerOption_customer
  }
`
