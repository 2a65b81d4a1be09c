import { graphql, readInlineData } from 'react-relay/hooks'
import type { followUpDialogRequest_followUp$key } from '#web/__generated__/followUpDialogRequest_followUp.graphql.ts'

/** A request for a dialog. Skipping needs none, see `useSkipFollowUp`. */
export interface FollowUpDialogRequest {
  readonly kind: 'complete' | 'snooze'
  readonly followUp: DialogFollowUp
}

/** The follow-up at the time of the request, because the dialog may outlive its card. */
export type DialogFollowUp = ReturnType<typeof readFollowUp>

/** Reads what the dialogs need of a follow-up. */
export function readFollowUp(followUp: followUpDialogRequest_followUp$key) {
  const { id, title, customerName, scheduledDate, customer } = readInlineData(
    graphql`
      fragment followUpDialogRequest_followUp on FollowUp @inline {
        id
        title
        customerName
        scheduledDate
        # Whom the offer of the next contact is about.
        customer {
          id
          email
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ScheduleContactDialog_customer
        }
      }
    `,
    followUp,
  )
  const { id: customerId, email: customerEmail } = customer
  return { id, title, customerName, scheduledDate, customer, customerId, customerEmail }
}
