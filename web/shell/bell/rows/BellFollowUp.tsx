import { graphql, useFragment } from 'react-relay/hooks'
import type { BellFollowUp_followUp$key } from '#web/__generated__/BellFollowUp_followUp.graphql.ts'
import { type DialogFollowUp, readFollowUp } from '#web/features/follow-ups/followUpDialogRequest.ts'
import { BellCircle, BellRow } from './BellRow.tsx'
import { DueTime } from './DueTime.tsx'

/** The screen of overdue follow-ups. */
export const overdueFollowUpsAt = '/scheduled-followups?tab=overdue'

interface BellFollowUpProps {
  followUp: BellFollowUp_followUp$key
  onLeave: () => void
  onComplete: (followUp: DialogFollowUp, opener: Element) => void
}

/** A follow-up: customer, title and due day. */
export function BellFollowUp({ followUp, onLeave, onComplete }: BellFollowUpProps) {
  const data = useFragment(
    graphql`
      fragment BellFollowUp_followUp on FollowUp {
        customerName
        title
        scheduledDate
        canComplete
        ...followUpDialogRequest_followUp
      }
    `,
    followUp,
  )
  return (
    <BellRow
      to={overdueFollowUpsAt}
      onLeave={onLeave}
      title={data.customerName}
      isPerson
      about={data.title}
      circle={
        data.canComplete && (
          <BellCircle
            title={data.customerName}
            onComplete={(opener) => onComplete(readFollowUp(data), opener)}
          />
        )
      }
    >
      <DueTime instant={data.scheduledDate} late />
    </BellRow>
  )
}
