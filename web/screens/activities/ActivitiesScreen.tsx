import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ActivitiesScreenQuery } from '#web/__generated__/ActivitiesScreenQuery.graphql.ts'
import { ActivityLog } from './ActivityLog.tsx'

/** The Activity Log. */
export function ActivitiesScreen({ queryRef }: { queryRef: PreloadedQuery<ActivitiesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ActivitiesScreenQuery>(
    graphql`
      query ActivitiesScreenQuery @preloadable {
        viewer @required(action: THROW) {
          business {
            ...ActivityLog_business
          }
        }
      }
    `,
    queryRef,
  )
  return <ActivityLog business={viewer.business} />
}
