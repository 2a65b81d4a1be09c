import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AuditEntryList_edges$key } from '#web/__generated__/AuditEntryList_edges.graphql.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AuditEntryItem } from './AuditEntryItem.tsx'

interface AuditEntryListProps {
  edges: AuditEntryList_edges$key
  timeZone: string
  /** Shown when there are no entries. */
  children: ReactNode
}

/** Entries of an audit trail, newest first. */
export function AuditEntryList({ timeZone, children, ...props }: AuditEntryListProps) {
  const edges = useFragment(
    graphql`
      fragment AuditEntryList_edges on AuditEntryEdge @relay(plural: true) {
        cursor
        node {
          ...AuditEntryItem_entry
        }
      }
    `,
    props.edges,
  )
  if (edges.length === 0) {
    return (
      <EmptyState compact icon={<ScrollText />} title="Nothing has been changed yet.">
        {children}
      </EmptyState>
    )
  }
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {edges.map(({ cursor, node }) => (
          <AuditEntryItem key={cursor} entry={node} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  )
}
