import { lazy, Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { SettingsScreenQuery } from '#web/__generated__/SettingsScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { usePrefetchWhenIdle } from '#web/components/usePrefetchWhenIdle.ts'
import { formsAside } from '#web/lib/drafts.ts'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { BusinessTab } from './business/BusinessTab.tsx'
import { settingsDialogs } from './dialogs/settingsDialogs.ts'
import { InterestsTab } from './interests/InterestsTab.tsx'
import { SettingsTabSkeleton } from './SettingsSkeleton.tsx'
import { settingsTabs, tabsFor } from './settingsTabs.ts'
import { SystemPanels } from './system/SystemPanels.tsx'
import { TeamTab } from './team/TeamTab.tsx'
import { TrashSkeleton } from './trash/TrashSkeleton.tsx'

const fetchTrash = () => import('./trash/TrashTab.tsx')
const TagsTab = lazy(async () => ({ default: (await import('./tags/TagsTab.tsx')).TagsTab }))
const FieldsTab = lazy(async () => ({
  default: (await import('./custom-fields/FieldsTab.tsx')).FieldsTab,
}))
const TrashTab = lazy(async () => ({ default: (await fetchTrash()).TrashTab }))

const dialogs = loadDialogs(async () => (await import('./dialogs/SettingsDialogs.tsx')).SettingsDialogs)

/** Settings. The query reads only the data of the open tab. */
export function SettingsScreen({ queryRef }: { queryRef: PreloadedQuery<SettingsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery(
        $business: Boolean!
        $team: Boolean!
        $interests: Boolean!
        $tags: Boolean!
        $fields: Boolean!
        $system: Boolean!
        $trash: Boolean!
        $kind: AuditKind
        $actorName: String
        $words: String
        $trashType: TrashType
        $mine: Boolean
        $alone: Boolean
      ) @preloadable {
        viewer @required(action: THROW) {
          business {
            ...TeamTab_business @include(if: $team) @alias(as: "ofTeam")
            ...InterestsTab_business @include(if: $interests) @alias(as: "ofInterests")
            ...TagsTab_business @include(if: $tags) @alias(as: "ofTags")
            ...FieldsTab_business @include(if: $fields) @alias(as: "ofFields")
            ...TrashTab_business
              @arguments(words: $words, trashType: $trashType, mine: $mine, alone: $alone)
              @include(if: $trash)
              @alias(as: "ofTrash")
          }
          ...BusinessTab_viewer @include(if: $business) @alias(as: "ofBusiness")
          ...SystemPanels_viewer
            @arguments(kind: $kind, actorName: $actorName)
            @include(if: $system)
            @alias(as: "ofSystem")
          user {
            role
          }
        }
      }
    `,
    queryRef,
  )
  const { ofTeam, ofInterests, ofTags, ofFields, ofTrash } = viewer.business
  const { ofBusiness, ofSystem, user } = viewer
  const { kind = null, actorName = null, words = null } = queryRef.variables
  const { trashType = null, mine = null, alone = null } = queryRef.variables
  const { tab, choose, preloadTab } = useTab(settingsTabs)
  const [unsaved, setUnsaved] = useState(hasFormAside)
  const loading = <SettingsTabSkeleton />
  usePrefetchWhenIdle(fetchTrash)

  return (
    <settingsDialogs.Host of={dialogs}>
      <Tabs
        label="Settings"
        tabs={tabsFor(user?.role === 'ADMIN').map((each) => ({
          ...each,
          unsaved: unsaved && each.value === 'business',
        }))}
        value={tab}
        onChange={choose}
        onPreload={preloadTab}
      >
        <TabPanel value="business">
          {ofBusiness ? <BusinessTab viewer={ofBusiness} onUnsaved={setUnsaved} /> : loading}
        </TabPanel>
        <TabPanel value="team">{ofTeam ? <TeamTab business={ofTeam} /> : loading}</TabPanel>
        <TabPanel value="interests">
          {ofInterests ? <InterestsTab business={ofInterests} /> : loading}
        </TabPanel>
        <TabPanel value="tags">
          <Suspense fallback={loading}>{ofTags ? <TagsTab business={ofTags} /> : loading}</Suspense>
        </TabPanel>
        <TabPanel value="fields">
          <Suspense fallback={loading}>{ofFields ? <FieldsTab business={ofFields} /> : loading}</Suspense>
        </TabPanel>
        <TabPanel value="trash">
          {ofTrash ? (
            <Suspense fallback={<TrashSkeleton />}>
              <TrashTab business={ofTrash} filter={{ words, trashType, mine, alone }} />
            </Suspense>
          ) : (
            <TrashSkeleton />
          )}
        </TabPanel>
        {ofSystem ? (
          <SystemPanels viewer={ofSystem} filter={{ kind, actorName }} />
        ) : (
          ['system', 'keys', 'trail'].map((value) => (
            <TabPanel key={value} value={value}>
              {loading}
            </TabPanel>
          ))
        )}
      </Tabs>
    </settingsDialogs.Host>
  )
}

/** Whether a form of this page, such as *Business Information*, was left with what is not saved. */
function hasFormAside(): boolean {
  return [...formsAside.keys()].some((form) => form.startsWith(`${window.location.pathname} `))
}
