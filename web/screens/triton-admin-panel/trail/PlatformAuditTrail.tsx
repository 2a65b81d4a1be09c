import { graphql } from 'react-relay/hooks'
import type { PlatformAuditTrail_query$key } from '#web/__generated__/PlatformAuditTrail_query.graphql.ts'
import type { PlatformAuditTrailPaginationQuery } from '#web/__generated__/PlatformAuditTrailPaginationQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { AuditEntryList } from '#web/features/audit-trail/AuditEntryList.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { ownTimeZone } from '../ownTimeZone.ts'

/** The audit trail of the platform. */
export function PlatformAuditTrail({ query }: { query: PlatformAuditTrail_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    PlatformAuditTrailPaginationQuery,
    PlatformAuditTrail_query$key
  >(
    graphql`
      fragment PlatformAuditTrail_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "PlatformAuditTrailPaginationQuery") {
        superadmin @required(action: THROW) {
          auditTrail(first: $count, after: $cursor) @connection(key: "PlatformAuditTrail_auditTrail") {
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
    <div className="max-w-3xl">
      <AuditEntryList edges={data.superadmin.auditTrail.edges} timeZone={ownTimeZone()}>
        Changes by superadmins, and by businesses to their team and settings, will appear here.
      </AuditEntryList>
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="entries" />
    </div>
  )
}
