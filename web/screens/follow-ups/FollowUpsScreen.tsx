import { ListChecks } from 'lucide-react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { FollowUpsScreenQuery } from '#web/__generated__/FollowUpsScreenQuery.graphql.ts'
import { MineFilter, NothingMine } from '#web/components/MineFilter.tsx'
import { ExportMenu } from '#web/features/exports/ExportMenu.tsx'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useMine } from '#web/router/useMine.ts'
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
      query FollowUpsScreenQuery($filter: FollowUpFilter!, $mine: Boolean) @preloadable {
        viewer @required(action: THROW) {
          business {
            canEditFollowUpPlans
            followUpCounts(mine: $mine) {
              today
              overdue
              upcoming
              done
            }
            ...ExportMenu_business
            ...FollowUpList_business @arguments(filter: $filter, mine: $mine)
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const { tab, choose, preloadTab } = useTab(followUpTabs)
  const [mine, chooseMine] = useMine()
  const { canEditFollowUpPlans } = business
  const { today, overdue, upcoming, done } = business.followUpCounts
  const { filter, mine: onlyMine } = queryRef.variables
  const acts = (
    <>
      {canEditFollowUpPlans && <PlansLink />}
      <ExportMenu size="sm" business={business} list={{ followUps: { filter, mine: onlyMine } }} />
    </>
  )
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
        <div className="flex items-center gap-2 max-sm:hidden">
          <MineFilter mine={mine} onChange={chooseMine} />
          {acts}
        </div>
      }
    >
      <div className="-mt-1 mb-3 flex justify-between sm:hidden">
        <MineFilter mine={mine} onChange={chooseMine} />
        <div className="flex items-center gap-2">{acts}</div>
      </div>
      {followUpTabs.map(({ value, filter }) => (
        <TabPanel key={value} value={value}>
          {queryRef.variables.filter === filter ? (
            <FollowUpList
              business={business}
              tab={value}
              onTab={choose}
              nothingMine={
                queryRef.variables.mine ? (
                  <NothingMine onShowAll={() => chooseMine(false)}>
                    Mine shows follow-ups with the customers you look after.
                  </NothingMine>
                ) : null
              }
            />
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
