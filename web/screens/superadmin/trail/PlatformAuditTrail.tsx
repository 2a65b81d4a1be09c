import { graphql, useFragment } from 'react-relay/hooks'
import type { PlatformAuditTrail_query$key } from '#web/__generated__/PlatformAuditTrail_query.graphql.ts'
import { AuditFilters } from '#web/features/audit-trail/AuditFilters.tsx'
import { type AuditFilter, type AuditKind, auditKinds } from '#web/features/audit-trail/auditFilter.ts'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { PlatformEntries } from './PlatformEntries.tsx'

/** The kinds that superadmins don't see, because they concern a business's own customers. */
const ofBusinesses: readonly AuditKind[] = ['HOT_BOARD', 'FOLLOW_UP_PLAN', 'TRASH', 'CUSTOMER']
const kinds = auditKinds.filter((kind) => !ofBusinesses.includes(kind))

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
