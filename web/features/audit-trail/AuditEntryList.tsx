import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AuditEntryList_entries$key } from '#web/__generated__/AuditEntryList_entries.graphql.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AuditEntryItem } from './AuditEntryItem.tsx'

interface AuditEntryListProps {
  entries: AuditEntryList_entries$key
  timeZone: string
  /** What is said of an empty trail. */
  children: ReactNode
}

/** Entries of an audit trail, newest first. */
export function AuditEntryList({ entries, timeZone, children }: AuditEntryListProps) {
  const rows = useFragment(
    graphql`
      fragment AuditEntryList_entries on AuditEntry @relay(plural: true) {
        id
        ...AuditEntryItem_entry
      }
    `,
    entries,
  )
  if (rows.length === 0) {
    return (
      <EmptyState compact icon={<ScrollText />} title="Nothing has been changed yet.">
        {children}
      </EmptyState>
    )
  }
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {rows.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  )
}
