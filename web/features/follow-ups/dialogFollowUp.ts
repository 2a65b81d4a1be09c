import { graphql } from 'react-relay/hooks'
import type { dialogFollowUp_followUp$key } from '#web/__generated__/dialogFollowUp_followUp.graphql.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

export interface FollowUpDialogProps extends DialogState {
  followUp: dialogFollowUp_followUp$key
}

export type DialogFollowUp = ReturnType<typeof useDialogFollowUp>

/** The follow-up of a dialog, which may outlive its row. */
export function useDialogFollowUp(followUp: dialogFollowUp_followUp$key) {
  const { id, title, customerName, scheduledDate, customer } = useLastKnown(
    graphql`
      fragment dialogFollowUp_followUp on FollowUp {
        id
        title
        customerName
        scheduledDate
        # Whom the offer of the next contact is about.
        customer {
          id
          email
          ...ScheduleContactDialog_customer
        }
      }
    `,
    followUp,
  )
  const { id: customerId, email: customerEmail } = customer
  return { id, title, customerName, scheduledDate, customer, customerId, customerEmail }
}
