import { CircleDot, Handshake, NotebookPen, Phone, ShoppingBag } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LogEntry_activity$key } from '#web/__generated__/LogEntry_activity.graphql.ts'
import { Entry } from './Entry.tsx'
import type { EntryProps } from './TimelineEntry.tsx'

interface LogEntryProps extends EntryProps {
  activity: LogEntry_activity$key
}

/** An activity in the timeline: a note, a change of status, or another entry of the log. */
export function LogEntry({ activity, ...place }: LogEntryProps) {
  const { type, description, performedBy } = useFragment(
    graphql`
      fragment LogEntry_activity on Activity {
        type
        description
        performedBy
      }
    `,
    activity,
  )
  const entry = {
    ...place,
    ...entryStyles[type],
    meta: (
      <>
        by <span translate="no">{performedBy}</span>
      </>
    ),
  }
  // Only notes that a user wrote may have several lines.
  if (type === 'NOTE') return <Entry {...entry} title="Note" text={description} />
  return <Entry {...entry} title={description} />
}

const entryStyles = {
  CONTACT: { icon: <Phone />, kind: 'Contact', tone: 'blue' },
  SALE: { icon: <ShoppingBag />, kind: 'Sale', tone: 'green' },
  NOTE: { icon: <NotebookPen />, kind: 'Note', tone: 'yellow' },
  MEETING: { icon: <Handshake />, kind: 'Meeting', tone: 'orange' },
  OTHER: { icon: <CircleDot />, kind: 'Other', tone: 'neutral' },
} as const
