import { graphql, useFragment } from 'react-relay/hooks'
import type { DayFollowUp_followUp$key } from '#web/__generated__/DayFollowUp_followUp.graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayFacts } from './DayFacts.tsx'

interface DayFollowUpProps {
  followUp: DayFollowUp_followUp$key
  timeZone: string
}

/** A step of a plan that is due. */
export function DayFollowUp({ followUp, timeZone }: DayFollowUpProps) {
  const { customerName, title, description, dayNumber, followUpStatus, dueDay, customer } = useFragment(
    graphql`
      fragment DayFollowUp_followUp on FollowUp {
        customerName
        title
        description
        dayNumber
        followUpStatus: status
        dueDay
        customer {
          phoneNumber
          interest
          notes
        }
      }
    `,
    followUp,
  )
  const late = followUpStatus === 'OVERDUE'
  return (
    <DayFacts
      badges={late ? <Badge tone="red">Overdue follow-up</Badge> : <Badge tone="blue">Follow-up</Badge>}
      when={
        <span className="text-muted">
          Day {dayNumber}, <time dateTime={dueDay}>{formatDay(dueDay, timeZone)}</time>
        </span>
      }
      title={customerName}
      about={title}
      phoneNumber={customer.phoneNumber}
      context={[description, `Interested in ${customer.interest}`, customer.notes]}
    />
  )
}
