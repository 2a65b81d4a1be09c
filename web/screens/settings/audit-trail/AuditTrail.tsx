import { graphql } from 'react-relay/hooks'
import type { AuditTrail_business$key } from '#web/__generated__/AuditTrail_business.graphql.ts'
import type { AuditTrailPaginationQuery } from '#web/__generated__/AuditTrailPaginationQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { AuditEntryList } from '#web/features/audit-trail/AuditEntryList.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { AdminsAlone } from '../AdminsAlone.tsx'

/** The audit trail of the business, for admins. */
export function AuditTrail({ business }: { business: AuditTrail_business$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    AuditTrailPaginationQuery,
    AuditTrail_business$key
  >(
    graphql`
      fragment AuditTrail_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "AuditTrailPaginationQuery") {
        timeZone
        auditTrail(first: $count, after: $cursor) @connection(key: "AuditTrail_auditTrail") {
          edges {
            ...AuditEntryList_edges
          }
        }
      }
    `,
    business,
  )
  const { auditTrail, timeZone } = data
  if (!auditTrail) return <AdminsAlone />
  return (
    <section aria-labelledby="audit-trail" className="max-w-4xl">
      <h2 id="audit-trail" className="font-semibold text-ink">
        Audit trail
      </h2>
      <p className="mt-0.5 mb-3 text-muted">
        Who changed the team, the settings and the hot board, and when.
      </p>
      <AuditEntryList edges={auditTrail.edges} timeZone={timeZone}>
        Changes to the team and settings will appear here.
      </AuditEntryList>
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="entries" />
    </section>
  )
}
