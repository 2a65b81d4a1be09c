import { graphql } from 'react-relay/hooks'
import type { PlatformEntries_query$key } from '#web/__generated__/PlatformEntries_query.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { AuditEntryList } from '#web/features/audit-trail/AuditEntryList.tsx'
import { usePages } from '#web/relay/usePages.ts'

interface PlatformEntriesProps {
  query: PlatformEntries_query$key
  /** Whether a filter limits the list. */
  filtered: boolean
}

/** The entries of the platform's audit trail, newest first, page by page. */
export function PlatformEntries({ query, filtered }: PlatformEntriesProps) {
  const { data, more } = usePages(
    graphql`
      fragment PlatformEntries_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        kind: { type: "AuditKind" }
        actorName: { type: "String" }
      )
      @refetchable(queryName: "PlatformEntriesPaginationQuery") {
        superadmin @required(action: THROW) {
          auditTrail(first: $count, after: $cursor, kind: $kind, actorName: $actorName)
            @connection(key: "PlatformEntries_auditTrail", filters: ["kind", "actorName"]) {
            edges {
              ...AuditEntryList_edges
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <>
      <AuditEntryList edges={data.superadmin.auditTrail.edges} filtered={filtered}>
        Changes by superadmins, and by businesses to their team and settings, will appear here.
      </AuditEntryList>
      <LoadMore {...more} noun="entries" />
    </>
  )
}
