import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ActivitiesScreenQuery } from '#web/__generated__/ActivitiesScreenQuery.graphql.ts'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityLog } from './ActivityLog.tsx'
import { filterSearch } from './activityFilter.ts'

/** The Activity Log. */
export function ActivitiesScreen({ queryRef }: { queryRef: PreloadedQuery<ActivitiesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ActivitiesScreenQuery>(
    graphql`
      query ActivitiesScreenQuery($type: ActivityType, $performedBy: String) @preloadable {
        viewer @required(action: THROW) {
          business {
            ...ActivityFilters_business
            ...ActivityLog_business @arguments(type: $type, performedBy: $performedBy)
          }
        }
      }
    `,
    queryRef,
  )
  const { type = null, performedBy = null } = queryRef.variables
  const filter = { type, performedBy }
  return (
    <>
      <ActivityFilters business={viewer.business} filter={filter} />
      <ActivityLog
        key={filterSearch(filter)}
        business={viewer.business}
        filtered={filterSearch(filter) !== ''}
      />
    </>
  )
}
