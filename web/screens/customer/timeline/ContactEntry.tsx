import { CalendarClock, CircleCheck, ClockAlert, Phone } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactEntry_contact$key } from '#web/__generated__/ContactEntry_contact.graphql.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'
import { Entry } from './Entry.tsx'
import type { EntryPlace } from './TimelineEntry.tsx'

interface ContactEntryProps extends EntryPlace {
  contact: ContactEntry_contact$key
  onRequest: (request: CustomerDialogRequest) => void
}

/** A contact: open, with the button that completes it, or completed, with what came of it. */
export function ContactEntry({ contact, onRequest, ...place }: ContactEntryProps) {
  const data = useFragment(
    graphql`
      fragment ContactEntry_contact on Contact {
        id
        customerName
        subject
        contactStatus: status
        completedNotes
        canComplete
        completedBy {
          fullName
        }
      }
    `,
    contact,
  )
  const { id, customerName, subject } = data
  if (data.contactStatus === 'COMPLETED') {
    const by = data.completedBy && ` by ${data.completedBy.fullName}`
    return (
      <Entry
        {...place}
        kind="Contact"
        icon={<Phone />}
        tone="green"
        title={subject}
        meta={<>Contact completed{by}</>}
      >
        {data.completedNotes}
      </Entry>
    )
  }
  const overdue = data.contactStatus === 'OVERDUE'
  return (
    <Entry
      {...place}
      kind="Contact"
      icon={<CalendarClock />}
      tone={overdue ? 'red' : 'blue'}
      title={subject}
      meta="Scheduled contact"
      badge={
        overdue && (
          <Badge tone="red" icon={<ClockAlert aria-hidden />}>
            Overdue
          </Badge>
        )
      }
      action={
        data.canComplete && (
          <IconButton
            label={`Mark as Completed: ${subject}`}
            title="Mark as Completed"
            icon={<CircleCheck className="text-faint transition-colors group-hover:text-accent-ink" />}
            onClick={() => onRequest({ kind: 'complete', contact: { id, customerName } })}
            className="group -my-1.5 -mr-2 self-center"
          />
        )
      }
    />
  )
}
