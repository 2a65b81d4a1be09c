import { graphql, useFragment } from 'react-relay/hooks'
import type { DayContact_contact$key } from '#web/__generated__/DayContact_contact.graphql.ts'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayFacts } from './DayFacts.tsx'

/** A contact that is due. */
export function DayContact({ contact, timeZone }: { contact: DayContact_contact$key; timeZone: string }) {
  const { customerName, subject, notes, contactStatus, scheduledDate, customer } = useFragment(
    graphql`
      fragment DayContact_contact on Contact {
        customerName
        subject
        notes
        contactStatus: status
        scheduledDate
        customer {
          phoneNumber
          interest
          notes
        }
      }
    `,
    contact,
  )
  const late = contactStatus === 'OVERDUE'
  return (
    <DayFacts
      badges={late ? <Badge tone="red">Overdue contact</Badge> : <Badge tone="blue">Contact</Badge>}
      when={
        <time dateTime={scheduledDate} className="text-muted">
          {formatDay(scheduledDate, timeZone)}, {formatTime(scheduledDate, timeZone)}
        </time>
      }
      title={customerName}
      about={subject}
      phoneNumber={customer.phoneNumber}
      context={[notes === subject ? null : notes, `Interested in ${customer.interest}`, customer.notes]}
    />
  )
}
