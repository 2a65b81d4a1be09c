import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { SuperadminScreenQuery } from '#web/__generated__/SuperadminScreenQuery.graphql.ts'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { BusinessesTab } from './businesses/BusinessesTab.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { SecondFactorGate } from './SecondFactorGate.tsx'
import { SystemTab } from './system/SystemTab.tsx'
import { PlatformAuditTrail } from './trail/PlatformAuditTrail.tsx'

/** The tabs of the panel and their names in the address. */
const panelTabs = [
  { value: 'businesses', label: 'Business Management', shortLabel: 'Businesses' },
  { value: 'trail', label: 'Audit Trail' },
  { value: 'system', label: 'System' },
] as const

/** The superadmin's panel: all businesses of the platform, the audit trail, and the state of the platform. */
export function SuperadminScreen({ queryRef }: SuperadminScreenProps) {
  return (
    <SecondFactorGate>
      <Panel queryRef={queryRef} />
    </SecondFactorGate>
  )
}

interface SuperadminScreenProps {
  queryRef: PreloadedQuery<SuperadminScreenQuery>
}

function Panel({ queryRef }: SuperadminScreenProps) {
  const { ofBusinesses, ofTrail, ofSystem } = usePreloadedQuery<SuperadminScreenQuery>(
    graphql`
      query SuperadminScreenQuery(
        $search: String
        $businesses: Boolean!
        $trail: Boolean!
        $system: Boolean!
        $kind: AuditKind
        $actorName: String
      ) @preloadable {
        ...BusinessesTab_query @arguments(search: $search) @include(if: $businesses) @alias(as: "ofBusinesses")
        ...PlatformAuditTrail_query
          @arguments(kind: $kind, actorName: $actorName)
          @include(if: $trail)
          @alias(as: "ofTrail")
        ...SystemTab_query @include(if: $system) @alias(as: "ofSystem")
      }
    `,
    queryRef,
  )
  const { search = null, kind = null, actorName = null } = queryRef.variables
  const { tab, choose, preloadTab } = useTab(panelTabs)
  const loading = <PanelSkeleton />

  return (
    <Tabs label="Admin Panel" tabs={panelTabs} value={tab} onChange={choose} onPreload={preloadTab}>
      <TabPanel value="businesses">
        {ofBusinesses ? <BusinessesTab query={ofBusinesses} search={search} /> : loading}
      </TabPanel>
      <TabPanel value="trail">
        {ofTrail ? <PlatformAuditTrail query={ofTrail} filter={{ kind, actorName }} /> : loading}
      </TabPanel>
      <TabPanel value="system">{ofSystem ? <SystemTab query={ofSystem} /> : loading}</TabPanel>
    </Tabs>
  )
}
