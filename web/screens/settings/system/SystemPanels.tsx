import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemPanels_viewer$key } from '#web/__generated__/SystemPanels_viewer.graphql.ts'
import { TabPanel } from '#web/ui/display/Tabs.tsx'
import { ApiKeys } from '../api-keys/ApiKeys.tsx'
import { AuditTrail } from '../audit-trail/AuditTrail.tsx'
import { SystemCards } from './SystemCards.tsx'

/** The tabs *System*, *API Keys* and *Audit Trail*, which are read together. */
export function SystemPanels({ viewer }: { viewer: SystemPanels_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment SystemPanels_viewer on Viewer {
        ...SystemCards_viewer
        business {
          ...ApiKeys_business
          ...AuditTrail_business
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
        <ApiKeys business={data.business} />
      </TabPanel>
      <TabPanel value="trail">
        <AuditTrail business={data.business} />
      </TabPanel>
    </>
  )
}
