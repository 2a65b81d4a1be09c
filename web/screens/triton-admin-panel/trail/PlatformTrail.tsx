import { graphql } from 'react-relay/hooks'
import type { PlatformTrail_query$key } from '#web/__generated__/PlatformTrail_query.graphql.ts'
import type { PlatformTrailPaginationQuery } from '#web/__generated__/PlatformTrailPaginationQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { AuditEntryList } from '#web/features/audit-trail/AuditEntryList.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { ownTimeZone } from '../ownTimeZone.ts'

/** The audit trail of the platform. */
export function PlatformTrail({ query }: { query: PlatformTrail_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    PlatformTrailPaginationQuery,
    PlatformTrail_query$key
  >(
    graphql`
      fragment PlatformTrail_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "PlatformTrailPaginationQuery") {
        superadmin @required(action: THROW) {
          auditTrail(first: $count, after: $cursor) @connection(key: "PlatformTrail_auditTrail") {
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
