import { graphql, useFragment } from 'react-relay/hooks'
import type { BellFollowUp_followUp$key } from '#web/__generated__/BellFollowUp_followUp.graphql.ts'
import { type ActedFollowUp, actedFollowUp } from '#web/components/follow-ups/followUpAct.ts'
import { BellRow } from './BellRow.tsx'
import { DueTime } from './DueTime.tsx'

/** Where overdue follow-ups are dealt with at length. */
export const overdueFollowUpsAt = '/scheduled-followups?tab=overdue'

interface BellFollowUpProps {
  followUp: BellFollowUp_followUp$key
  timeZone: string
  onLeave: () => void
  onComplete: (followUp: ActedFollowUp, opener: Element) => void
}

/** Whom to follow up, what for, and since when. */
export function BellFollowUp({ followUp, timeZone, onLeave, onComplete }: BellFollowUpProps) {
  const data = useFragment(
    graphql`
      fragment BellFollowUp_followUp on FollowUp {
        customerName
        title
        scheduledDate
        canComplete
        ...followUpAct_followUp
      }
    `,
    followUp,
  )
  return (
    <BellRow
      to={overdueFollowUpsAt}
      onLeave={onLeave}
      title={data.customerName}
      about={data.title}
      onComplete={data.canComplete ? (opener) => onComplete(actedFollowUp(data), opener) : undefined}
    >
      <DueTime instant={data.scheduledDate} timeZone={timeZone} late />
    </BellRow>
  )
}
