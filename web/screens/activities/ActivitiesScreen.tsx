import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ActivitiesScreenQuery } from '#web/__generated__/ActivitiesScreenQuery.graphql.ts'
import { ExportMenu } from '#web/features/exports/ExportMenu.tsx'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { ActivitiesSkeleton } from './ActivitiesSkeleton.tsx'
import { ActivityFilters, filterSearch } from './ActivityFilters.tsx'
import { ActivityLog } from './ActivityLog.tsx'
import { CompletedToday } from './CompletedToday.tsx'
import { UnknownReplies } from './replies/UnknownReplies.tsx'

/** The tabs of the screen, by their values in the URL. */
const activityTabs = [
  { value: 'log', label: 'Log' },
  { value: 'completed', label: 'Completed Today' },
  { value: 'replies', label: 'Unknown Numbers' },
] as const

/** The Activity Log, and tabs with the contacts that were completed today and with the texts from unknown numbers. */
export function ActivitiesScreen({ queryRef }: { queryRef: PreloadedQuery<ActivitiesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ActivitiesScreenQuery>(
    graphql`
      query ActivitiesScreenQuery(
        $type: ActivityType
        $performedBy: String
        $log: Boolean!
        $completed: Boolean!
        $replies: Boolean!
      ) @preloadable {
        viewer @required(action: THROW) {
          business {
            unknownReplyCount
            ...ExportMenu_business
            ...ActivityFilters_business @include(if: $log) @alias(as: "filters")
            ...ActivityLog_business
              @arguments(type: $type, performedBy: $performedBy)
              @include(if: $log)
              @alias(as: "log")
            ...CompletedToday_business @include(if: $completed) @alias(as: "completed")
            ...UnknownReplies_business @include(if: $replies) @alias(as: "replies")
          }
        }
      }
    `,
    queryRef,
  )
  const { unknownReplyCount, filters, log, completed, replies } = viewer.business
  const { type = null, performedBy = null } = queryRef.variables
  const filter = { type, performedBy }
  const { tab, choose, preloadTab } = useTab(activityTabs)
  const loading = <ActivitiesSkeleton />
  const entries =
    filters && log ? (
      <>
        <div className="mb-5 flex items-end gap-3">
          <ActivityFilters business={filters} filter={filter} />
          <ExportMenu business={viewer.business} list={{ activities: filter }} />
        </div>
        <ActivityLog key={filterSearch(filter)} business={log} filtered={filterSearch(filter) !== ''} />
      </>
    ) : (
      loading
    )

  return (
    <Tabs
      label="Activities"
      tabs={activityTabs
        // Shown while there are texts from unknown numbers.
        .filter(({ value }) => value !== 'replies' || tab === 'replies' || unknownReplyCount > 0)
        .map((each) =>
          each.value === 'replies' ? { ...each, count: unknownReplyCount || undefined } : each,
        )}
      value={tab}
      onChange={choose}
      onPreload={preloadTab}
    >
      <TabPanel value="log">{entries}</TabPanel>
      <TabPanel value="completed">{completed ? <CompletedToday business={completed} /> : loading}</TabPanel>
      <TabPanel value="replies">{replies ? <UnknownReplies business={replies} /> : loading}</TabPanel>
    </Tabs>
  )
}
