import { graphql, useFragment } from 'react-relay/hooks'
import type { TimelineEntry_entry$key } from '#web/__generated__/TimelineEntry_entry.graphql.ts'
import { AppointmentEntry } from './AppointmentEntry.tsx'
import { ContactEntry } from './ContactEntry.tsx'
import { FollowUpEntry } from './FollowUpEntry.tsx'
import { ImportEntry } from './ImportEntry.tsx'
import { LogEntry } from './LogEntry.tsx'
import { ReplyEntry } from './ReplyEntry.tsx'
import { TextEntry } from './TextEntry.tsx'

interface TimelineEntryProps {
  entry: TimelineEntry_entry$key
  /** The instant that the entry is sorted by. */
  at: string
  dated?: boolean
}

/** An entry of the timeline, of any kind. */
export function TimelineEntry({ entry, ...place }: TimelineEntryProps) {
  const { contact, followUp, appointment, message, reply, activity, file } = useFragment(
    graphql`
      fragment TimelineEntry_entry on TimelineEntry {
        ...ContactEntry_contact @alias(as: "contact")
        ...FollowUpEntry_followUp @alias(as: "followUp")
        ...AppointmentEntry_appointment @alias(as: "appointment")
        ...TextEntry_message @alias(as: "message")
        ...ReplyEntry_reply @alias(as: "reply")
        ...LogEntry_activity @alias(as: "activity")
        ...ImportEntry_import @alias(as: "file")
      }
    `,
    entry,
  )
  if (contact) return <ContactEntry contact={contact} {...place} />
  if (followUp) return <FollowUpEntry followUp={followUp} {...place} />
  if (appointment) return <AppointmentEntry appointment={appointment} {...place} />
  if (message) return <TextEntry message={message} {...place} />
  if (reply) return <ReplyEntry reply={reply} {...place} />
  if (activity) return <LogEntry activity={activity} {...place} />
  if (file) return <ImportEntry file={file} {...place} />
  return null
}

/** The props that all kinds of entries share. */
export type EntryProps = Omit<TimelineEntryProps, 'entry'>
