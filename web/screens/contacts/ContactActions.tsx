import { CalendarClock, Check, RotateCcw, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactActions_contact$key } from '#web/__generated__/ContactActions_contact.graphql.ts'
import { useReopenContact } from '#web/features/contacts/useReopenContact.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { contactDialogs } from './dialogs/contactDialogs.ts'

interface ContactActionsProps {
  contact: ContactActions_contact$key
  /** The id of the name on the card, which describes its buttons to screen readers. */
  heading: string
}

/** The actions of a contact, depending on its state. */
export function ContactActions({ contact, heading }: ContactActionsProps) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment ContactActions_contact on Contact {
        id
        customerName
        completedAt
        completedBy {
          fullName
        }
        canComplete
        canReopen
        canDelete
        ...dialogContact_contact
      }
    `,
    contact,
  )
  const [reopen, reopening] = useReopenContact(data.customerName)
  const open = contactDialogs.useOpen()

  return (
    <div className="flex flex-wrap items-center gap-1 border-line border-t py-2 pr-2 pl-4 max-sm:pl-3 print:hidden">
      {data.canComplete && (
        <>
          <Button
            size="sm"
            data-key="c"
            icon={<Check />}
            aria-describedby={heading}
            onClick={() => open('complete', { contact: data })}
          >
            Mark as Completed
          </Button>
          <Button
            size="sm"
            variant="ghost"
            data-key="s"
            icon={<CalendarClock className="pointer-coarse:hidden" />}
            aria-describedby={heading}
            onClick={() => open('reschedule', { contact: data })}
          >
            Reschedule
          </Button>
        </>
      )}
      {data.completedAt && (
        <p className="min-w-0 flex-1 text-faint text-sm wrap-anywhere">
          Completed <time dateTime={data.completedAt}>{formatDateTime(data.completedAt, timeZone)}</time>
          {data.completedBy && (
            <>
              {' by '}
              <span translate="no">{data.completedBy.fullName}</span>
            </>
          )}
        </p>
      )}
      {data.canReopen && (
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw />}
          aria-describedby={heading}
          pending={reopening}
          onClick={() => void reopen({ id: data.id })}
        >
          Reopen
        </Button>
      )}
      {data.canDelete && (
        <IconButton
          label="Delete Contact"
          icon={<Trash2 />}
          size="sm"
          aria-describedby={heading}
          onClick={() => open('delete', { contact: data })}
          className="ml-auto"
        />
      )}
    </div>
  )
}
