import { MessageSquareText, Phone } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayCustomer_customer$key } from '#web/__generated__/DayCustomer_customer.graphql.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { DayHistory } from './DayHistory.tsx'
import { DayNotes } from './DayNotes.tsx'

interface DayCustomerProps {
  customer: DayCustomer_customer$key
  /** The notes of the entry. */
  notes: string | null | undefined
}

/** *Call* and *Text*, what is known about the customer, and how the last contacts went. */
export function DayCustomer({ customer, notes }: DayCustomerProps) {
  const data = useFragment(
    graphql`
      fragment DayCustomer_customer on Customer {
        phoneNumber
        interest
        notes
        hasStoppedTexts
        ownerName
        isMine
        ...DayHistory_customer
      }
    `,
    customer,
  )
  const { phoneNumber, hasStoppedTexts } = data
  return (
    <>
      {data.ownerName && !data.isMine && (
        <p className="text-muted">
          Owner: <span translate="no">{data.ownerName}</span>
        </p>
      )}
      {phoneNumber ? (
        <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1">
          <LinkButton href={`tel:${phoneNumber}`} size="lg" icon={<Phone aria-hidden />}>
            Call <span translate="no">{formatPhone(phoneNumber)}</span>
          </LinkButton>
          {hasStoppedTexts ? (
            <p className="text-center text-muted text-sm">No texts: this number has opted out</p>
          ) : (
            <LinkButton href={`sms:${phoneNumber}`} size="lg" icon={<MessageSquareText aria-hidden />}>
              Text
            </LinkButton>
          )}
        </div>
      ) : (
        <p className="text-muted">No phone number</p>
      )}
      <DayNotes texts={[notes, `Interested in ${data.interest}`, data.notes]} />
      <DayHistory customer={data} />
    </>
  )
}
