import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerDialogs_business$key } from '#web/__generated__/CustomerDialogs_business.graphql.ts'
import type { CustomerDialogs_customer$key } from '#web/__generated__/CustomerDialogs_customer.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AppointmentDialog } from '#web/features/appointments/dialogs/AppointmentDialog.tsx'
import { BookAgainDialog } from '#web/features/appointments/dialogs/BookAgainDialog.tsx'
import { CancelAppointmentDialog } from '#web/features/appointments/dialogs/CancelAppointmentDialog.tsx'
import { CompleteContactDialog } from '#web/features/contacts/dialogs/CompleteContactDialog.tsx'
import { DeleteContactDialog } from '#web/features/contacts/dialogs/DeleteContactDialog.tsx'
import { RescheduleContactDialog } from '#web/features/contacts/dialogs/RescheduleContactDialog.tsx'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { DeleteCustomerDialog } from '#web/features/customers/dialogs/DeleteCustomerDialog.tsx'
import { EditCustomerDialog } from '#web/features/customers/dialogs/EditCustomerDialog.tsx'
import { EraseCustomerDialog } from '#web/features/customers/dialogs/EraseCustomerDialog.tsx'
import { FollowUpDialog } from '#web/features/follow-ups/FollowUpDialog.tsx'
import { SnoozeFollowUpDialog } from '#web/features/follow-ups/SnoozeFollowUpDialog.tsx'
import { AddNoteDialog } from './AddNoteDialog.tsx'
import { BookAppointmentDialog } from './BookAppointmentDialog.tsx'

const dialogs = {
  edit: EditCustomerDialog,
  delete: DeleteCustomerDialog,
  erase: EraseCustomerDialog,
  note: AddNoteDialog,
  schedule: ScheduleContactDialog,
  completeContact: CompleteContactDialog,
  rescheduleContact: RescheduleContactDialog,
  deleteContact: DeleteContactDialog,
  completeFollowUp: FollowUpDialog,
  snoozeFollowUp: SnoozeFollowUpDialog,
  book: BookAppointmentDialog,
  bookAgain: BookAgainDialog,
  editAppointment: AppointmentDialog,
  cancelAppointment: CancelAppointmentDialog,
}

export interface CustomerDialogsProps {
  business: CustomerDialogs_business$key
  customer: CustomerDialogs_customer$key
  /** Whether the page navigates away because its customer is being deleted. */
  onLeaving: (leaving: boolean) => void
  opened: OpenedDialogs<typeof dialogs, 'business' | 'customer' | 'onDeleting' | 'onDeleted'>
}

/** All dialogs of the page. */
export function CustomerDialogs({ opened, onLeaving, ...refs }: CustomerDialogsProps) {
  const business = useFragment(
    graphql`
      fragment CustomerDialogs_business on Business {
        ...EditCustomerDialog_business
        ...AppointmentDialog_business
      }
    `,
    refs.business,
  )
  const customer = readInlineData(customerFragment, refs.customer)
  const navigate = useNavigate()
  const onDeleted = () => void navigate('/customers', { replace: true })
  const shared = { business, customer, onDeleting: onLeaving, onDeleted }
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={shared} />
}

const customerFragment = graphql`
  fragment CustomerDialogs_customer on Customer @inline {
    ...AddNoteDialog_customer
    ...DeleteCustomerDialog_customer
    ...EditCustomerDialog_customer
    ...ScheduleContactDialog_customer
    ...BookAppointmentDialog_customer
  }
`
