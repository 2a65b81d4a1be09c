import type { CustomerAppointmentDialog_appointment$key } from '#web/__generated__/CustomerAppointmentDialog_appointment.graphql.ts'
import type { ContactDialogRequest } from '#web/features/contacts/dialogs/contactDialogRequest.ts'
import type { FollowUpDialogRequest } from '#web/features/follow-ups/followUpDialogRequest.ts'

/** A request for a dialog of a customer's appointments. */
export type AppointmentDialogRequest =
  | { readonly kind: 'book' }
  | {
      readonly kind: 'edit-appointment' | 'cancel-appointment'
      readonly appointment: CustomerAppointmentDialog_appointment$key
    }

/** A request for a dialog on the page of a customer. */
export type CustomerDialogRequest =
  | { readonly kind: 'schedule' | 'note' | 'edit' | 'delete' }
  | { readonly kind: 'contact'; readonly request: ContactDialogRequest }
  | AppointmentDialogRequest
  | { readonly kind: 'follow-up'; readonly request: FollowUpDialogRequest }
