import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ActivitiesScreenQuery } from '#web/__generated__/ActivitiesScreenQuery.graphql.ts'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { ActivitiesSkeleton } from './ActivitiesSkeleton.tsx'
import { ActivityFilters, filterSearch } from './ActivityFilters.tsx'
import { ActivityLog } from './ActivityLog.tsx'
import { UnknownReplies } from './replies/UnknownReplies.tsx'

/** The tabs of the screen, by their values in the URL. */
const activityTabs = [
  { value: 'log', label: 'Log' },
  { value: 'replies', label: 'Unknown Numbers' },
] as const

/** The Activity Log, and a tab with the texts from unknown numbers. */
export function ActivitiesScreen({ queryRef }: { queryRef: PreloadedQuery<ActivitiesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ActivitiesScreenQuery>(
    graphql`
      query ActivitiesScreenQuery(
        $type: ActivityType
        $performedBy: String
        $log: Boolean!
        $replies: Boolean!
      ) @preloadable {
        viewer @required(action: THROW) {
          business {
            unknownReplyCount
            ...ActivityFilters_business @include(if: $log) @alias(as: "filters")
            ...ActivityLog_business
              @arguments(type: $type, performedBy: $performedBy)
              @include(if: $log)
              @alias(as: "log")
            ...UnknownReplies_business @include(if: $replies) @alias(as: "replies")
          }
        }
      }
    `,
    queryRef,
  )
  const { unknownReplyCount, filters, log, replies } = viewer.business
  const { type = null, performedBy = null } = queryRef.variables
  const filter = { type, performedBy }
  const { tab, choose, preloadTab } = useTab(activityTabs)
  const loading = <ActivitiesSkeleton />
  const entries =
    filters && log ? (
      <>
        <ActivityFilters business={filters} filter={filter} />
        <ActivityLog key={filterSearch(filter)} business={log} filtered={filterSearch(filter) !== ''} />
      </>
    ) : (
      loading
    )

  // Without texts from unknown numbers there are no tabs.
  if (unknownReplyCount === 0 && tab === 'log') return entries
  return (
    <Tabs
      label="Activities"
      tabs={activityTabs.map((each) =>
        each.value === 'replies' ? { ...each, count: unknownReplyCount || undefined } : each,
      )}
      value={tab}
      onChange={choose}
      onPreload={preloadTab}
    >
      <TabPanel value="log">{entries}</TabPanel>
      <TabPanel value="replies">{replies ? <UnknownReplies business={replies} /> : loading}</TabPanel>
    </Tabs>
  )
}
