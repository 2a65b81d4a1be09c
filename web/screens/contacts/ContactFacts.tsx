import { CalendarDays, Clock, ClockAlert, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactFacts_contact$key } from '#web/__generated__/ContactFacts_contact.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDate, formatDay, formatTime } from '#web/lib/dates.ts'
import { dayGroup } from '#web/lib/dayGroup.ts'
import { lateness } from '#web/lib/lateness.ts'
import { mailLink } from '#web/lib/mailLink.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** The time of a contact and how to reach the customer. */
export function ContactFacts({ contact }: { contact: ContactFacts_contact$key }) {
  const timeZone = useTimeZone()
  const { scheduledDate, status, email, customer } = useFragment(
    graphql`
      fragment ContactFacts_contact on Contact {
        scheduledDate
        status
        email
        customer {
          phoneNumber
        }
      }
    `,
    contact,
  )
  const overdue = status === 'OVERDUE'
  const day = formatDay(scheduledDate, timeZone)
  const late = overdue ? lateness(scheduledDate, timeZone) : null
  // Dates more than a week away have no name, and the heading of the group says *Today* and *Tomorrow* already.
  const named = !day.includes(',') && day !== dayGroup(scheduledDate, timeZone)
  const dayName = named && !late ? day : null

  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 pointer-coarse:-mb-2 pointer-coarse:gap-y-0">
      <Fact name="Date" icon={overdue ? <ClockAlert className="text-red-ink" /> : <CalendarDays />}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          {dayName && <span className="font-medium">{dayName}</span>}
          <time dateTime={scheduledDate} className={dayName ? 'text-muted' : 'font-medium'}>
            {formatDate(scheduledDate, timeZone)}
          </time>
        </span>
      </Fact>
      <Fact name="Time" icon={<Clock />}>
        <time dateTime={scheduledDate} className="font-medium">
          {formatTime(scheduledDate, timeZone)}
        </time>
        {late && <span className="ml-2.5 font-medium text-red-ink">{late} late</span>}
      </Fact>
      <div aria-hidden className="basis-full" />
      {customer.phoneNumber && (
        <Fact name="Phone" icon={<Phone />} tall>
          <TextLink href={`tel:${customer.phoneNumber}`}>{formatPhone(customer.phoneNumber)}</TextLink>
        </Fact>
      )}
      {email && (
        <Fact name="Email" icon={<Mail />} tall>
          <TextLink href={mailLink(email)} className="truncate">
            {email}
          </TextLink>
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  icon: ReactNode
  /** Holds a link: on touch screens its row is as tall as a thumb. */
  tall?: boolean
  children: ReactNode
}

function Fact({ name, icon, tall = false, children }: FactProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="text-faint [&>svg]:size-4">
        <VisuallyHidden>{name}</VisuallyHidden>
        {icon}
      </dt>
      <dd className={classNames('flex min-w-0', tall && 'pointer-coarse:*:py-2.75')}>{children}</dd>
    </div>
  )
}
