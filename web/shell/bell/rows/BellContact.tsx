import { graphql, useFragment } from 'react-relay/hooks'
import type { BellContact_contact$key } from '#web/__generated__/BellContact_contact.graphql.ts'
import { CompleteCircle } from '#web/features/contacts/completing/CompleteCircle.tsx'
import { BellRow } from './BellRow.tsx'
import { DueTime } from './DueTime.tsx'

interface BellContactProps {
  contact: BellContact_contact$key
  to: string
  onLeave: () => void
}

/** Whom to contact, what about, and when. */
export function BellContact({ contact, to, onLeave }: BellContactProps) {
  const data = useFragment(
    graphql`
      fragment BellContact_contact on Contact {
        customerName
        subject
        scheduledDate
        status
        customer {
          phoneNumber
        }
        ...CompleteCircle_contact
      }
    `,
    contact,
  )
  const { customerName, subject, scheduledDate, status, customer } = data
  return (
    <BellRow
      to={to}
      onLeave={onLeave}
      title={customerName}
      phoneNumber={customer.phoneNumber}
      about={subject}
      circle={<CompleteCircle contact={data} />}
    >
      <DueTime instant={scheduledDate} late={status === 'OVERDUE'} />
    </BellRow>
  )
}
