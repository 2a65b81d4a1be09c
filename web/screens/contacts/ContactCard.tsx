import { CalendarDays, CircleCheck, Clock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDate, formatTime } from '#web/lib/dates.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import type { ContactCard_contact$key } from './__generated__/ContactCard_contact.graphql.ts'
import type { Act } from './acts/act.ts'
import { ContactActions } from './ContactActions.tsx'
import { ContactBadge } from './ContactBadge.tsx'

interface ContactCardProps {
  contact: ContactCard_contact$key
  timeZone: string
  onAct: (act: Act) => void
}

/** One scheduled contact: whom, when, what about, and what can be done with it (part 1, section 2). */
export function ContactCard({ contact, timeZone, onAct }: ContactCardProps) {
  const data = useFragment(
    graphql`
      fragment ContactCard_contact on Contact {
        databaseId
        status
        scheduledDate
        email
        notes
        completedNotes
        customerName
        customer {
          phoneNumber
          interest
        }
        ...ContactActions_contact
      }
    `,
    contact,
  )
  const { scheduledDate, customer, email } = data
  const heading = `contact-${data.databaseId}`

  return (
    <Card as="article" aria-labelledby={heading} tabIndex={-1} className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={heading} className="truncate font-semibold text-ink">
            {data.customerName}
          </h2>
          <p className="truncate text-muted text-sm">{customer.interest}</p>
        </div>
        <ContactBadge status={data.status} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
        <Fact icon={<CalendarDays />}>
          <time dateTime={scheduledDate}>{formatDate(scheduledDate, timeZone)}</time>
        </Fact>
        <Fact icon={<Clock />}>
          <time dateTime={scheduledDate}>{formatTime(scheduledDate, timeZone)}</time>
        </Fact>
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Fact icon={<Phone />}>
          <TextLink href={`tel:${customer.phoneNumber}`}>{formatPhone(customer.phoneNumber)}</TextLink>
        </Fact>
        {email && (
          <Fact icon={<Mail />}>
            <TextLink href={`mailto:${email}`} className="truncate">
              {email}
            </TextLink>
          </Fact>
        )}
      </p>
      {data.notes && <p className="whitespace-pre-line break-words text-pretty">{data.notes}</p>}
      {data.completedNotes && (
        <p className="flex gap-2 rounded-md bg-green-soft px-3 py-2 text-green-ink">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 whitespace-pre-line break-words">{data.completedNotes}</span>
        </p>
      )}
      <ContactActions contact={data} timeZone={timeZone} onAct={onAct} />
    </Card>
  )
}

/** A small sign with its text; on phones tall enough for a thumb. */
function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden className="text-faint [&>svg]:size-4">
        {icon}
      </span>
      {children}
    </span>
  )
}
