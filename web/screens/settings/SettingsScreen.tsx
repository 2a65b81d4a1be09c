import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { SettingsScreenQuery } from '#web/__generated__/SettingsScreenQuery.graphql.ts'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { ApiKeys } from './api-keys/ApiKeys.tsx'
import { AuditTrail } from './audit-trail/AuditTrail.tsx'
import { BusinessTab } from './business/BusinessTab.tsx'
import { InterestsTab } from './interests/InterestsTab.tsx'
import { SettingsTabSkeleton } from './SettingsSkeleton.tsx'
import { settingsTabs, tabsFor } from './settingsTabs.ts'
import { SystemCards } from './system/SystemCards.tsx'
import { TeamTab } from './team/TeamTab.tsx'

/** Settings. The query reads only the data of the open tab. */
export function SettingsScreen({ queryRef }: { queryRef: PreloadedQuery<SettingsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery(
        $business: Boolean!
        $team: Boolean!
        $interests: Boolean!
        $system: Boolean!
        $keys: Boolean!
        $trail: Boolean!
      ) @preloadable {
        viewer @required(action: THROW) {
          business {
            ...BusinessTab_business @include(if: $business) @alias(as: "ofBusiness")
            ...TeamTab_business @include(if: $team) @alias(as: "ofTeam")
            ...InterestsTab_business @include(if: $interests) @alias(as: "ofInterests")
            ...ApiKeys_business @include(if: $keys) @alias(as: "ofKeys")
            ...AuditTrail_business @include(if: $trail) @alias(as: "ofTrail")
          }
          ...SystemCards_viewer @include(if: $system) @alias(as: "ofSystem")
          user {
            role
          }
        }
      }
    `,
    queryRef,
  )
  const { ofBusiness, ofTeam, ofInterests, ofKeys, ofTrail } = viewer.business
  const { ofSystem, user } = viewer
  const { tab, choose, approach } = useTab(settingsTabs)
  const loading = <SettingsTabSkeleton />

  return (
    <Tabs
      label="Settings"
      tabs={tabsFor(user?.role === 'ADMIN')}
      value={tab}
      onChange={choose}
      onNear={approach}
    >
      <TabPanel value="business">{ofBusiness ? <BusinessTab business={ofBusiness} /> : loading}</TabPanel>
      <TabPanel value="team">{ofTeam ? <TeamTab business={ofTeam} /> : loading}</TabPanel>
      <TabPanel value="interests">{ofInterests ? <InterestsTab business={ofInterests} /> : loading}</TabPanel>
      <TabPanel value="system">{ofSystem ? <SystemCards viewer={ofSystem} /> : loading}</TabPanel>
      <TabPanel value="keys">{ofKeys ? <ApiKeys business={ofKeys} /> : loading}</TabPanel>
      <TabPanel value="trail">{ofTrail ? <AuditTrail business={ofTrail} /> : loading}</TabPanel>
    </Tabs>
  )
}
