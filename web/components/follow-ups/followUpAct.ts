import { graphql, readInlineData } from 'react-relay/hooks'
import type {
  followUpAct_followUp$data,
  followUpAct_followUp$key,
} from '#web/__generated__/followUpAct_followUp.graphql.ts'

/** What asks for a dialog; skipping is done at once, see `useSkipFollowUp`. */
export type FollowUpActKind = 'complete' | 'snooze'

/** A follow-up as it was when a card asked: the dialog outlives the card. */
export interface ActedFollowUp {
  readonly id: string
  readonly title: string
  readonly customerName: string
  readonly scheduledDate: string
  readonly customer: followUpAct_followUp$data['customer']
}

export interface FollowUpAct {
  readonly kind: FollowUpActKind
  readonly followUp: ActedFollowUp
}

/** Reads what acts need to know of a follow-up. */
export function actedFollowUp(followUp: followUpAct_followUp$key): ActedFollowUp {
  const { id, title, customerName, scheduledDate, customer } = readInlineData(
    graphql`
      fragment followUpAct_followUp on FollowUp @inline {
        id
        title
        customerName
        scheduledDate
        # Whom the offer of the next contact is about.
        customer {
          # eslint-disable-next-line relay/unused-fields
          id
          # eslint-disable-next-line relay/unused-fields
          email
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ScheduleContactDialog_customer
        }
      }
    `,
    followUp,
  )
  return { id, title, customerName, scheduledDate, customer }
}
