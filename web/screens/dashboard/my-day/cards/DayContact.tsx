import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayContact_contact$key } from '#web/__generated__/DayContact_contact.graphql.ts'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayCustomer } from './DayCustomer.tsx'
import { DayFacts } from './DayFacts.tsx'

/** A contact that is due. */
export function DayContact({ contact, circle }: { contact: DayContact_contact$key; circle: ReactNode }) {
  const timeZone = useTimeZone()
  const { subject, notes, contactStatus, scheduledDate, customer } = useFragment(
    graphql`
      fragment DayContact_contact on Contact {
        subject
        notes
        contactStatus: status
        scheduledDate
        customer {
          ...CustomerLink_customer
          ...DayCustomer_customer
        }
      }
    `,
    contact,
  )
  const late = contactStatus === 'OVERDUE'
  return (
    <>
      <DayFacts
        circle={circle}
        badges={late ? <Badge tone="red">Overdue contact</Badge> : <Badge tone="blue">Contact</Badge>}
        late={late}
        when={
          <time dateTime={scheduledDate}>
            {formatDay(scheduledDate, timeZone)}, {formatTime(scheduledDate, timeZone)}
          </time>
        }
        title={<CustomerLink customer={customer} />}
        about={subject}
      />
      <DayCustomer customer={customer} notes={notes === subject ? null : notes} />
    </>
  )
}
