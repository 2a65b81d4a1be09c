import { ScrollText, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AuditEntryList_edges$key } from '#web/__generated__/AuditEntryList_edges.graphql.ts'
import { ByDay } from '#web/components/ByDay.tsx'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AuditEntryItem } from './AuditEntryItem.tsx'

interface AuditEntryListProps {
  edges: AuditEntryList_edges$key
  /** Whether a filter limits the list. */
  filtered: boolean
  /** Shown when there are no entries. */
  children: ReactNode
}

/** Entries of an audit trail, newest first, day by day. */
export function AuditEntryList({ filtered, children, ...props }: AuditEntryListProps) {
  const edges = useFragment(
    graphql`
      fragment AuditEntryList_edges on AuditEntryEdge @relay(plural: true) {
        cursor
        node {
          createdAt
          ...AuditEntryItem_entry
        }
      }
    `,
    props.edges,
  )
  if (edges.length === 0 && filtered) {
    return (
      <Card>
        <EmptyState
          icon={<SearchX />}
          title="No entry matches"
          action={<LinkButton render={<PreloadLink to="?tab=trail" />}>Show all</LinkButton>}
        >
          No changes match these filters.
        </EmptyState>
      </Card>
    )
  }
  if (edges.length === 0) {
    return (
      <Card>
        <EmptyState icon={<ScrollText />} title="Nothing changed yet">
          {children}
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <ByDay entries={edges} at={({ node }) => node.createdAt}>
        {({ cursor, node }) => <AuditEntryItem key={cursor} entry={node} />}
      </ByDay>
    </div>
  )
}
