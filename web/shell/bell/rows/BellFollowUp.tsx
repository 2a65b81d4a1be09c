import { graphql, useFragment } from 'react-relay/hooks'
import type { BellFollowUp_followUp$key } from '#web/__generated__/BellFollowUp_followUp.graphql.ts'
import { bellDialogs } from '../bellDialogs.ts'
import { BellCircle, BellRow } from './BellRow.tsx'
import { DueTime } from './DueTime.tsx'

/** The screen of overdue follow-ups. */
export const overdueFollowUpsAt = '/scheduled-followups?tab=overdue'

interface BellFollowUpProps {
  followUp: BellFollowUp_followUp$key
  onLeave: () => void
}

/** A follow-up: customer, title and due day. */
export function BellFollowUp({ followUp, onLeave }: BellFollowUpProps) {
  const open = bellDialogs.useOpen()
  const data = useFragment(
    graphql`
      fragment BellFollowUp_followUp on FollowUp {
        customerName
        title
        scheduledDate
        canComplete
        customer {
          phoneNumber
        }
        ...dialogFollowUp_followUp
      }
    `,
    followUp,
  )
  return (
    <BellRow
      to={overdueFollowUpsAt}
      onLeave={onLeave}
      title={data.customerName}
      phoneNumber={data.customer.phoneNumber}
      about={data.title}
      circle={
        data.canComplete && (
          <BellCircle
            title={data.customerName}
            onComplete={() => open('completeFollowUp', { followUp: data })}
          />
        )
      }
    >
      <DueTime instant={data.scheduledDate} late />
    </BellRow>
  )
}
