import { graphql } from 'react-relay/hooks'
import type { AuditEntries_business$key } from '#web/__generated__/AuditEntries_business.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { AuditEntryList } from '#web/features/audit-trail/AuditEntryList.tsx'
import { usePages } from '#web/relay/usePages.ts'

interface AuditEntriesProps {
  business: AuditEntries_business$key
  /** Whether a filter limits the list. */
  filtered: boolean
}

/** The entries of the audit trail, newest first, page by page. */
export function AuditEntries({ business, filtered }: AuditEntriesProps) {
  const { data, more } = usePages(
    graphql`
      fragment AuditEntries_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        kind: { type: "AuditKind" }
        actorName: { type: "String" }
      )
      @refetchable(queryName: "AuditEntriesPaginationQuery") {
        auditTrail(first: $count, after: $cursor, kind: $kind, actorName: $actorName)
          @connection(key: "AuditEntries_auditTrail", filters: ["kind", "actorName"]) {
          edges {
            ...AuditEntryList_edges
          }
        }
      }
    `,
    business,
  )
  return (
    <>
      <AuditEntryList edges={data.auditTrail?.edges ?? []} filtered={filtered}>
        Changes to the team and settings will appear here.
      </AuditEntryList>
      <LoadMore {...more} noun="entries" />
    </>
  )
}
