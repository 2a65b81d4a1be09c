import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayFollowUp_followUp$key } from '#web/__generated__/DayFollowUp_followUp.graphql.ts'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayCustomer } from './DayCustomer.tsx'
import { DayFacts } from './DayFacts.tsx'

interface DayFollowUpProps {
  followUp: DayFollowUp_followUp$key
  /** Finishes the entry. */
  circle: ReactNode
}

/** A step of a plan that is due. */
export function DayFollowUp({ followUp, circle }: DayFollowUpProps) {
  const timeZone = useTimeZone()
  const { title, description, dayNumber, followUpStatus, dueDay, customer } = useFragment(
    graphql`
      fragment DayFollowUp_followUp on FollowUp {
        title
        description
        dayNumber
        followUpStatus: status
        dueDay
        customer {
          ...CustomerLink_customer
          ...DayCustomer_customer
        }
      }
    `,
    followUp,
  )
  const late = followUpStatus === 'OVERDUE'
  return (
    <>
      <DayFacts
        circle={circle}
        badges={late ? <Badge tone="red">Overdue follow-up</Badge> : <Badge tone="blue">Follow-up</Badge>}
        late={late}
        when={
          <>
            Day {dayNumber}, <time dateTime={dueDay}>{formatDay(dueDay, timeZone)}</time>
          </>
        }
        title={<CustomerLink customer={customer} />}
        about={title}
      />
      <DayCustomer customer={customer} notes={description} />
    </>
  )
}
