import { graphql, useFragment } from 'react-relay/hooks'
import type { NextEntry_entry$data, NextEntry_entry$key } from '#web/__generated__/NextEntry_entry.graphql.ts'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

interface NextEntryProps {
  /** Null when nothing is planned. */
  entry: NextEntry_entry$key | null
  /** An instant. */
  at: string
}

/** The next upcoming entry of a customer, with its time. */
export function NextEntry({ entry, at }: NextEntryProps) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment NextEntry_entry on TimelineEntry {
        __typename
        ... on Contact {
          subject
          contactStatus: status
        }
        ... on FollowUp {
          title
          followUpStatus: status
        }
        ... on ServiceAppointment {
          description
          appointmentStatus: status
          needsOutcome
        }
      }
    `,
    entry,
  )
  const step = data && stepOf(data)
  if (!step) return <p className="mt-2 text-muted">No next step</p>
  const { word, title, late } = step
  return (
    <p className="wrap-anywhere mt-2 text-muted">
      <span className={late ? 'font-medium text-red-ink' : 'font-medium text-ink'}>{word}:</span> {title}
      <time dateTime={at} className={late ? 'text-red-ink' : undefined}>
        {' · '}
        {formatDay(at, timeZone)}, {formatTime(at, timeZone)}
      </time>
    </p>
  )
}

const next = { word: 'Next', late: false }
const overdue = { word: 'Overdue', late: true }

function stepOf(entry: NextEntry_entry$data) {
  switch (entry.__typename) {
    case 'Contact':
      return { title: entry.subject, ...(entry.contactStatus === 'OVERDUE' ? overdue : next) }
    case 'FollowUp':
      return { title: entry.title, ...(entry.followUpStatus === 'OVERDUE' ? overdue : next) }
    case 'ServiceAppointment': {
      const { description: title, needsOutcome, appointmentStatus } = entry
      if (needsOutcome) return { title, word: 'Needs an outcome', late: true }
      return { title, ...next, ...(appointmentStatus === 'IN_PROGRESS' && { word: 'In progress' }) }
    }
    default:
      return null
  }
}
