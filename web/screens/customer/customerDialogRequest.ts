import type { CustomerAppointmentDialog_appointment$key } from '#web/__generated__/CustomerAppointmentDialog_appointment.graphql.ts'
import type { FollowUpDialogRequest } from '#web/features/follow-ups/followUpDialogRequest.ts'

/** What can be asked of the visits to a customer. */
export type AppointmentDialogRequest =
  | { readonly kind: 'book' }
  | {
      readonly kind: 'edit-appointment' | 'cancel-appointment'
      readonly appointment: CustomerAppointmentDialog_appointment$key
    }

/** What can be asked for on the page of a customer. */
export type CustomerDialogRequest =
  | { readonly kind: 'schedule' | 'note' | 'edit' | 'status' | 'delete' }
  | { readonly kind: 'complete'; readonly contact: { readonly id: string; readonly customerName: string } }
  | AppointmentDialogRequest
  | { readonly kind: 'follow-up'; readonly request: FollowUpDialogRequest }
