import { CalendarDays, CircleCheck, Flame, ListChecks, Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StatCards_stats$key } from '#web/__generated__/StatCards_stats.graphql.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { StatCard } from '#web/ui/display/StatCard.tsx'
import { statGrid } from '../layout.ts'
import { Trend } from './Trend.tsx'

/** The five figures of the day; each links to the list that it counts. */
export function StatCards({ stats }: { stats: StatCards_stats$key }) {
  const data = useFragment(
    graphql`
      fragment StatCards_stats on DashboardStats {
        totalCustomers
        customersTrend
        scheduledToday
        scheduledTrend
        hotBoardItems
        hotBoardItemsAddedToday
        completedToday
        completedTrend
        followUpsToday
      }
    `,
    stats,
  )
  const cards = [
    {
      label: 'Total Customers',
      to: '/customers',
      icon: <Users />,
      value: data.totalCustomers,
      trend: <Trend percent={data.customersTrend} />,
    },
    {
      label: 'Scheduled Today',
      to: '/scheduled-contacts',
      icon: <CalendarDays />,
      value: data.scheduledToday,
      trend: <Trend percent={data.scheduledTrend} />,
    },
    {
      label: 'Hot Board Items',
      to: '/hotboard',
      icon: <Flame />,
      value: data.hotBoardItems,
      trend: `${data.hotBoardItemsAddedToday} new today`,
    },
    {
      label: 'Completed Today',
      to: '/activity-log',
      icon: <CircleCheck />,
      value: data.completedToday,
      trend: <Trend percent={data.completedTrend} />,
    },
    {
      label: 'Follow-ups Today',
      to: '/scheduled-followups',
      icon: <ListChecks />,
      value: data.followUpsToday,
    },
  ]
  return (
    <div className="@container">
      <ul className={statGrid}>
        {cards.map(({ label, to, icon, value, trend }) => (
          <li key={label}>
            <StatCard
              render={<PreloadLink to={to} />}
              label={label}
              icon={icon}
              value={formatNumber(value)}
              trend={trend}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
