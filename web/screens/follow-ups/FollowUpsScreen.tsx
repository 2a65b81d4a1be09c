import { ListChecks } from 'lucide-react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { FollowUpsScreenQuery } from '#web/__generated__/FollowUpsScreenQuery.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTab } from '#web/router/useTab.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { type Tab, TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { FollowUpList } from './FollowUpList.tsx'
import { FollowUpRowsSkeleton } from './FollowUpsSkeleton.tsx'
import { type FollowUpTabValue, followUpTabs } from './followUpTabs.ts'
import { plansPath } from './plans/plans.route.ts'

/** Follow-ups. */
export function FollowUpsScreen({ queryRef }: { queryRef: PreloadedQuery<FollowUpsScreenQuery> }) {
  const { business } = usePreloadedQuery<FollowUpsScreenQuery>(
    graphql`
      query FollowUpsScreenQuery($filter: FollowUpFilter!) @preloadable {
        viewer @required(action: THROW) {
          business {
            canEditFollowUpPlans
            followUpCounts {
              today
              overdue
              upcoming
              done
            }
            ...FollowUpList_business @arguments(filter: $filter)
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const { tab, choose, preloadTab } = useTab(followUpTabs)
  const { canEditFollowUpPlans } = business
  const { today, overdue, upcoming, done } = business.followUpCounts
  const counts = { today, overdue, upcoming, done }

  return (
    <Tabs
      label="Follow-ups"
      tabs={followUpTabs.map(
        ({ value, label }): Tab<FollowUpTabValue> => ({
          value,
          label,
          count: counts[value],
          isUrgent: value === 'overdue',
        }),
      )}
      value={tab}
      onChange={choose}
      onPreload={preloadTab}
      aside={
        canEditFollowUpPlans && (
          <div className="max-sm:hidden">
            <PlansLink />
          </div>
        )
      }
    >
      {canEditFollowUpPlans && (
        <div className="-mt-1 mb-3 flex justify-end sm:hidden">
          <PlansLink />
        </div>
      )}
      {followUpTabs.map(({ value, filter }) => (
        <TabPanel key={value} value={value}>
          {queryRef.variables.filter === filter ? (
            <FollowUpList business={business} tab={value} onTab={choose} />
          ) : (
            <FollowUpRowsSkeleton />
          )}
        </TabPanel>
      ))}
    </Tabs>
  )
}

function PlansLink() {
  return (
    <LinkButton size="sm" icon={<ListChecks />} render={<PreloadLink to={plansPath} />}>
      Plans
    </LinkButton>
  )
}
