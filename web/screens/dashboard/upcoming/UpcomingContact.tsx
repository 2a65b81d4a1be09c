import { Phone } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UpcomingContact_contact$key } from '#web/__generated__/UpcomingContact_contact.graphql.ts'
import { CompleteCircle } from '#web/features/contacts/completing/CompleteCircle.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { panelRow } from '../layout.ts'

/** An upcoming contact: customer, subject, phone number and time. Its circle completes the contact immediately. */
export function UpcomingContact({ contact, now }: { contact: UpcomingContact_contact$key; now: Date }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment UpcomingContact_contact on Contact {
        subject
        scheduledDate
        ...CompleteCircle_contact
        customer {
          phoneNumber
          ...CustomerLink_customer
        }
      }
    `,
    contact,
  )
  const { subject, scheduledDate, customer } = data
  const { phoneNumber } = customer

  return (
    <li className={`${panelRow} gap-x-1 pl-1 @md:gap-x-3 @md:pl-2`}>
      <CompleteCircle contact={data} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink">
          <CustomerLink customer={customer} />
        </p>
        <p className="line-clamp-2 text-muted text-sm wrap-anywhere @md:line-clamp-1">{subject}</p>
      </div>
      {phoneNumber && (
        <LinkButton
          href={`tel:${phoneNumber}`}
          variant="ghost"
          icon={<Phone aria-hidden className="@max-md:text-accent-ink" />}
          className="@max-md:order-last @max-md:-mr-3 @max-md:w-11 @max-md:px-0"
        >
          <span translate="no" className="@max-md:sr-only">
            {formatPhone(phoneNumber)}
          </span>
        </LinkButton>
      )}
      <time dateTime={scheduledDate} className="shrink-0 text-right @md:w-22">
        <span className="block text-ink">{formatTime(scheduledDate, timeZone)}</span>
        <span className="block text-muted text-sm">{formatDay(scheduledDate, timeZone, now)}</span>
      </time>
    </li>
  )
}
