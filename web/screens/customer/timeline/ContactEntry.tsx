import { CalendarClock, ClockAlert, Phone, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContactEntry_contact$key } from '#web/__generated__/ContactEntry_contact.graphql.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { customerDialogs } from '../dialogs/customerDialogs.ts'
import { Entry } from './Entry.tsx'
import { EntryActions } from './EntryActions.tsx'
import type { EntryProps } from './TimelineEntry.tsx'

interface ContactEntryProps extends EntryProps {
  contact: ContactEntry_contact$key
}

/** A contact in the timeline: open, with its actions, or completed, with its outcome. */
export function ContactEntry({ contact, ...place }: ContactEntryProps) {
  const data = useFragment(
    graphql`
      fragment ContactEntry_contact on Contact {
        subject
        notes
        contactStatus: status
        completedNotes
        canComplete
        canDelete
        completedBy {
          fullName
        }
        ...dialogContact_contact
      }
    `,
    contact,
  )
  const { subject, notes, canComplete, canDelete } = data
  // The subject is the first line of the notes, so show the notes only when they contain more.
  const plan = notes === subject ? null : notes
  const open = customerDialogs.useOpen()
  if (data.contactStatus === 'COMPLETED') {
    const by = data.completedBy && (
      <>
        {' '}
        by <span translate="no">{data.completedBy.fullName}</span>
      </>
    )
    return (
      <Entry
        {...place}
        kind="Contact"
        icon={<Phone />}
        tone="green"
        title={subject}
        text={[plan, data.completedNotes].filter(Boolean).join('\n')}
        meta={<>Contact completed{by}</>}
      />
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
      text={plan}
      meta="Scheduled contact"
      badge={
        overdue && (
          <Badge tone="red" icon={<ClockAlert aria-hidden />}>
            Overdue
          </Badge>
        )
      }
      action={
        <EntryActions
          title={subject}
          onComplete={canComplete ? () => open('completeContact', { contact: data }) : undefined}
        >
          {(canComplete || canDelete) && (
            <>
              {canComplete && (
                <MenuItem
                  icon={<CalendarClock />}
                  onSelect={() => open('rescheduleContact', { contact: data })}
                >
                  Reschedule
                </MenuItem>
              )}
              {canDelete && (
                <MenuItem
                  icon={<Trash2 />}
                  tone="danger"
                  onSelect={() => open('deleteContact', { contact: data })}
                >
                  Delete Contact
                </MenuItem>
              )}
            </>
          )}
        </EntryActions>
      }
    />
  )
}
