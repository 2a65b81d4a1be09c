import type { VisitDialog_appointment$key } from '#web/__generated__/VisitDialog_appointment.graphql.ts'
import type { FollowUpDialogRequest } from '#web/features/follow-ups/followUpDialogRequest.ts'

/** What can be asked of the visits to a customer. */
export type VisitDialogRequest =
  | { readonly kind: 'book' }
  | { readonly kind: 'edit-visit' | 'cancel-visit'; readonly appointment: VisitDialog_appointment$key }

/** What can be asked for on the page of a customer. */
export type CustomerDialogRequest =
  | { readonly kind: 'schedule' | 'note' | 'edit' | 'status' | 'delete' }
  | { readonly kind: 'complete'; readonly contact: { readonly id: string; readonly customerName: string } }
  | VisitDialogRequest
  | { readonly kind: 'follow-up'; readonly request: FollowUpDialogRequest }
