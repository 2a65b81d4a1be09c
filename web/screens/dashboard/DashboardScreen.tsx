import { lazy, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import type { ItemDialogRequest } from './DashboardDialogs.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Greeting } from './Greeting.tsx'
import { HotItems } from './hot-items/HotItems.tsx'
import { panelGrid } from './layout.ts'
import { MyDayPanel } from './my-day/MyDayPanel.tsx'
import { StickyNotes } from './notes/StickyNotes.tsx'
import { StatCards } from './stats/StatCards.tsx'
import { UpcomingContacts } from './upcoming/UpcomingContacts.tsx'

const fetchDialogs = () => import('./DashboardDialogs.tsx')
const DashboardDialogs = lazy(async () => ({ default: (await fetchDialogs()).DashboardDialogs }))

const query = graphql`
  query DashboardScreenQuery @preloadable {
    viewer {
      ...Greeting_viewer
      ...DashboardDialogs_viewer
      ...MyDayPanel_viewer
      ...StickyNotes_viewer
      business {
        canManageTeam
        team {
          __typename
        }
        stats {
          totalCustomers
          ...StatCards_stats
        }
        ...FirstSteps_business
        ...UpcomingContacts_business
        ...HotItems_business
      }
    }
  }
`

/** The Dashboard. */
export function DashboardScreen({ queryRef }: { queryRef: PreloadedQuery<DashboardScreenQuery> }) {
  const { viewer } = usePreloadedQuery<DashboardScreenQuery>(query, queryRef)
  const { business } = viewer
  const addition = useDialogParam('add-customer')
  const scheduling = useDialogParam('schedule-contact')
  const itemAddition = useDialogParam('add-item')
  const resolution = useDialogRequest<ItemDialogRequest>()
  const { canManageTeam, team, stats } = business
  // Decided once, so that the steps do not leave, and move what is below them, while the screen is open.
  const [begins] = useState(canManageTeam && (stats.totalCustomers === 0 || team.length < 2))
  const dialogs = [addition, scheduling, itemAddition, resolution]

  return (
    <>
      <Greeting viewer={viewer} />
      <MyDayPanel viewer={viewer} />
      {begins && <FirstSteps business={business} onAddCustomer={addition.show} />}
      <StatCards stats={business.stats} />
      <div className={panelGrid}>
        <UpcomingContacts business={business} onAddCustomer={addition.show} onSchedule={scheduling.show} />
        <HotItems business={business} onAdd={itemAddition.show} onResolve={resolution.ask} />
        <StickyNotes viewer={viewer} />
      </div>
      <LazyDialogs open={dialogs.some(({ open }) => open)} load={fetchDialogs}>
        <DashboardDialogs viewer={viewer} resolution={resolution} />
      </LazyDialogs>
    </>
  )
}
