import { graphql, useFragment } from 'react-relay/hooks'
import type { BellContact_contact$key } from '#web/__generated__/BellContact_contact.graphql.ts'
import { BellRow } from './BellRow.tsx'
import { DueTime } from './DueTime.tsx'

interface BellContactProps {
  contact: BellContact_contact$key
  timeZone: string
  to: string
  onLeave: () => void
  onComplete: (contact: { id: string; customerName: string }, opener: Element) => void
}

/** A contact: customer, subject and time. */
export function BellContact({ contact, timeZone, to, onLeave, onComplete }: BellContactProps) {
  const { id, customerName, subject, scheduledDate, status, canComplete } = useFragment(
    graphql`
      fragment BellContact_contact on Contact {
        id
        customerName
        subject
        scheduledDate
        status
        canComplete
      }
    `,
    contact,
  )
  return (
    <BellRow
      to={to}
      onLeave={onLeave}
      title={customerName}
      about={subject}
      onComplete={canComplete ? (opener) => onComplete({ id, customerName }, opener) : undefined}
    >
      <DueTime instant={scheduledDate} timeZone={timeZone} late={status === 'OVERDUE'} />
    </BellRow>
  )
}
