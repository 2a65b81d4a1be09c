import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { AuditEntryList_connection$key } from './__generated__/AuditEntryList_connection.graphql.ts'
import { AuditEntryItem } from './AuditEntryItem.tsx'

interface AuditEntryListProps {
  connection: AuditEntryList_connection$key
  timeZone: string
  /** What is said of an empty trail. */
  children: ReactNode
}

/** Entries of an audit trail, newest first. */
export function AuditEntryList({ connection, timeZone, children }: AuditEntryListProps) {
  const { edges } = useFragment(
    graphql`
      fragment AuditEntryList_connection on AuditEntryConnection {
        edges {
          node {
            id
            ...AuditEntryItem_entry
          }
        }
      }
    `,
    connection,
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
        {edges.map(({ node }) => (
          <AuditEntryItem key={node.id} entry={node} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  )
}
