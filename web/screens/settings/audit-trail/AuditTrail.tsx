import { graphql, useFragment } from 'react-relay/hooks'
import type { AuditTrail_business$key } from '#web/__generated__/AuditTrail_business.graphql.ts'
import { AuditFilters } from '#web/features/audit-trail/AuditFilters.tsx'
import { type AuditFilter, auditKinds } from '#web/features/audit-trail/auditFilter.ts'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { AdminsAlone } from '../AdminsAlone.tsx'
import { AuditEntries } from './AuditEntries.tsx'

/** The audit trail of the business, for admins. */
export function AuditTrail({ business, filter }: { business: AuditTrail_business$key; filter: AuditFilter }) {
  const data = useFragment(
    graphql`
      fragment AuditTrail_business on Business
      @argumentDefinitions(kind: { type: "AuditKind" }, actorName: { type: "String" }) {
        auditActors
        ...AuditEntries_business @arguments(kind: $kind, actorName: $actorName)
      }
    `,
    business,
  )
  const { auditActors } = data
  if (!auditActors) return <AdminsAlone />
  const { kind, actorName } = filter
  const filtered = kind !== null || actorName !== null
  return (
    <PageSection
      id="audit-trail"
      title="Audit trail"
      description="Who changed the team, the settings and the hot board, and when."
    >
      {/* Without an entry there is nothing to filter. */}
      {(filtered || auditActors.length > 0) && (
        <AuditFilters filter={filter} actors={auditActors} kinds={auditKinds} />
      )}
      <AuditEntries key={`${kind} ${actorName}`} business={data} filtered={filtered} />
    </PageSection>
  )
}
