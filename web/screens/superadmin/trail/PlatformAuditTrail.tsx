import { graphql, useFragment } from 'react-relay/hooks'
import type { PlatformAuditTrail_query$key } from '#web/__generated__/PlatformAuditTrail_query.graphql.ts'
import { AuditFilters } from '#web/features/audit-trail/AuditFilters.tsx'
import { type AuditFilter, auditKinds } from '#web/features/audit-trail/auditFilter.ts'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { PlatformEntries } from './PlatformEntries.tsx'

/**
 * The kinds that superadmins see. Hot board and plans are excluded, because they concern a business's own customers.
 */
const kinds = auditKinds.filter((kind) => kind !== 'HOT_BOARD' && kind !== 'FOLLOW_UP_PLAN')

interface PlatformAuditTrailProps {
  query: PlatformAuditTrail_query$key
  filter: AuditFilter
}

/** The audit trail of the platform. */
export function PlatformAuditTrail({ query, filter }: PlatformAuditTrailProps) {
  const data = useFragment(
    graphql`
      fragment PlatformAuditTrail_query on Query
      @argumentDefinitions(kind: { type: "AuditKind" }, actorName: { type: "String" }) {
        superadmin @required(action: THROW) {
          auditActors
        }
        ...PlatformEntries_query @arguments(kind: $kind, actorName: $actorName)
      }
    `,
    query,
  )
  const { kind, actorName } = filter
  return (
    <PageSection
      id="audit-trail"
      title="Audit trail"
      description="What superadmins did, and what businesses changed in their team and settings."
    >
      <AuditFilters filter={filter} actors={data.superadmin.auditActors} kinds={kinds} />
      <PlatformEntries
        key={`${kind} ${actorName}`}
        query={data}
        filtered={kind !== null || actorName !== null}
      />
    </PageSection>
  )
}
