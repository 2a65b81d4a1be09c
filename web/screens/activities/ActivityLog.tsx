import { History, SearchX } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { ActivityLog_business$key } from '#web/__generated__/ActivityLog_business.graphql.ts'
import { ByDay } from '#web/components/ByDay.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ActivityEntry } from './ActivityEntry.tsx'

interface ActivityLogProps {
  business: ActivityLog_business$key
  /** Whether a filter limits the list. */
  filtered: boolean
}

/** The entries, newest first, a page at a time, day by day. */
export function ActivityLog({ business, filtered }: ActivityLogProps) {
  const { data, more } = usePages(
    graphql`
      fragment ActivityLog_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        type: { type: "ActivityType" }
        performedBy: { type: "String" }
      )
      @refetchable(queryName: "ActivityLogPaginationQuery") {
        activities(first: $count, after: $cursor, type: $type, performedBy: $performedBy)
          @connection(key: "ActivityLog_activities", filters: ["type", "performedBy"]) {
          edges {
            node {
              id
              createdAt
              ...ActivityEntry_activity
            }
          }
        }
      }
    `,
    business,
  )
  const activities = data.activities.edges.map(({ node }) => node)
  if (activities.length === 0 && filtered) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No activity matches"
        action={<LinkButton render={<PreloadLink to="/activities" />}>Show all</LinkButton>}
      >
        Nothing in the log matches these filters.
      </EmptyState>
    )
  }
  if (activities.length === 0) {
    return (
      <EmptyState
        icon={<History />}
        title="No activities recorded yet."
        action={
          <LinkButton render={<PreloadLink to="/customers?dialog=add-customer" />}>Add a customer</LinkButton>
        }
      >
        The log writes itself: new customers, sales, calls and visits appear here as they happen.
      </EmptyState>
    )
  }

  return (
    <div className="flex flex-col gap-6">
      <ByDay entries={activities} at={({ createdAt }) => createdAt}>
        {(activity) => <ActivityEntry key={activity.id} activity={activity} />}
      </ByDay>
      <LoadMore {...more} noun="activities" />
    </div>
  )
}
