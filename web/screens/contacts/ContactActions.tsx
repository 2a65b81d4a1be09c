import { CalendarClock, Check, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactActions_contact$key } from '#web/__generated__/ContactActions_contact.graphql.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { type ContactDialogRequest, readContact } from './dialogs/contactDialogRequest.ts'

interface ContactActionsProps {
  contact: ContactActions_contact$key
  timeZone: string
  /** The id of the name on the card, which describes its buttons to screen readers. */
  heading: string
  onRequest: (request: ContactDialogRequest) => void
}

/** The actions of a contact, depending on its state. */
export function ContactActions({ contact, timeZone, heading, onRequest }: ContactActionsProps) {
  const data = useFragment(
    graphql`
      fragment ContactActions_contact on Contact {
        completedAt
        canComplete
        canDelete
        ...contactDialogRequest_contact
      }
    `,
    contact,
  )
  const ask = (kind: ContactDialogRequest['kind']) => onRequest({ kind, contact: readContact(data) })

  return (
    <div className="flex flex-wrap items-center gap-1 border-line border-t py-2 pr-2 pl-4 max-sm:pl-3">
      {data.canComplete && (
        <>
          <Button size="sm" icon={<Check />} aria-describedby={heading} onClick={() => ask('complete')}>
            Mark as Completed
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<CalendarClock className="max-sm:hidden" />}
            aria-describedby={heading}
            onClick={() => ask('reschedule')}
          >
            Reschedule
          </Button>
        </>
      )}
      {data.completedAt && (
        <p className="min-w-0 text-faint text-sm">
          Completed <time dateTime={data.completedAt}>{formatDateTime(data.completedAt, timeZone)}</time>
        </p>
      )}
      {data.canDelete && (
        <IconButton
          label="Delete Contact"
          icon={<Trash2 />}
          size="sm"
          aria-describedby={heading}
          onClick={() => ask('delete')}
          className="ml-auto"
        />
      )}
    </div>
  )
}
