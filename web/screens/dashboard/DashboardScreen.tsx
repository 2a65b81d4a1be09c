import { useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { dashboardDialogs } from './dashboardDialogs.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { Greeting } from './Greeting.tsx'
import { HotItems } from './hot-items/HotItems.tsx'
import { panelGrid } from './layout.ts'
import { MyDayPanel } from './my-day/MyDayPanel.tsx'
import { StickyNotes } from './notes/StickyNotes.tsx'
import { StatCards } from './stats/StatCards.tsx'
import { UpcomingContacts } from './upcoming/UpcomingContacts.tsx'

const dialogs = loadDialogs(async () => (await import('./DashboardDialogs.tsx')).DashboardDialogs)

const query = graphql`
  query DashboardScreenQuery @preloadable {
    viewer {
      ...Greeting_viewer
      ...DashboardDialogs_viewer
      ...MyDayPanel_viewer
      ...StickyNotes_viewer
      business {
        canManageTeam
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
  const { canManageTeam, stats } = business
  // Decided once, so that the steps do not leave, and move what is below them, while the screen is open.
  const [begins] = useState(canManageTeam && stats.totalCustomers < 10)

  return (
    <dashboardDialogs.Host of={dialogs} viewer={viewer}>
      <Greeting viewer={viewer} />
      <MyDayPanel viewer={viewer} />
      {begins && <FirstSteps business={business} />}
      <StatCards stats={business.stats} />
      <div className={panelGrid}>
        <UpcomingContacts business={business} />
        <HotItems business={business} />
        <StickyNotes viewer={viewer} />
      </div>
    </dashboardDialogs.Host>
  )
}
