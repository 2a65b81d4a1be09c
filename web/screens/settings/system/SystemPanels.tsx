import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemPanels_viewer$key } from '#web/__generated__/SystemPanels_viewer.graphql.ts'
import type { AuditFilter } from '#web/features/audit-trail/auditFilter.ts'
import { pageSections } from '#web/ui/display/PageSection.tsx'
import { TabPanel } from '#web/ui/display/Tabs.tsx'
import { ApiKeys } from '../api-keys/ApiKeys.tsx'
import { AuditTrail } from '../audit-trail/AuditTrail.tsx'
import { Webhooks } from '../webhooks/Webhooks.tsx'
import { SystemCards } from './SystemCards.tsx'

/** The tabs *System*, *API Keys* and *Audit Trail*, which are read together. */
export function SystemPanels({ viewer, filter }: { viewer: SystemPanels_viewer$key; filter: AuditFilter }) {
  const data = useFragment(
    graphql`
      fragment SystemPanels_viewer on Viewer
      @argumentDefinitions(kind: { type: "AuditKind" }, actorName: { type: "String" }) {
        ...SystemCards_viewer
        business {
          ...ApiKeys_business
          ...Webhooks_business
          ...AuditTrail_business @arguments(kind: $kind, actorName: $actorName)
        }
      }
    `,
    viewer,
  )
  return (
    <>
      <TabPanel value="system">
        <SystemCards viewer={data} />
      </TabPanel>
      <TabPanel value="keys">
        <div className={pageSections}>
          <ApiKeys business={data.business} />
          <Webhooks business={data.business} />
        </div>
      </TabPanel>
      <TabPanel value="trail">
        <AuditTrail business={data.business} filter={filter} />
      </TabPanel>
    </>
  )
}
