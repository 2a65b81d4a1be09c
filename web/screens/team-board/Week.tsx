import { graphql, useFragment } from 'react-relay/hooks'
import type { Week_board$key } from '#web/__generated__/Week_board.graphql.ts'
import { formatMonthDay } from '#web/lib/dates.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { WeekChart } from './WeekChart.tsx'

/** The points of the whole team this week. */
export function Week({ board }: { board: Week_board$key }) {
  const { weekBegins, weekEnds, weekPoints, today, days } = useFragment(
    graphql`
      fragment Week_board on TeamBoard {
        today
        weekBegins
        weekEnds
        weekPoints
        days {
          ...WeekChart_day
        }
      }
    `,
    board,
  )
  return (
    <Card as="section" aria-labelledby="team-week" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="min-w-0">
          <h2 id="team-week" className="font-medium text-muted">
            This week, {formatMonthDay(weekBegins)} to {formatMonthDay(weekEnds)}
          </h2>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold text-[2.75rem] text-ink leading-none tabular-nums tracking-tight">
              {formatNumber(weekPoints)}
            </span>
            <span className="text-lg text-muted">{weekPoints === 1 ? 'point' : 'points'}, together</span>
          </p>
          <p className="mt-2.5 max-w-80 text-pretty text-muted">
            {weekPoints > 0
              ? 'Calls made, follow-ups kept, urgent things solved: it all adds up here.'
              : 'A fresh week. The first call, fix or sale opens it.'}
          </p>
        </div>
        <WeekChart days={days} today={today} />
      </div>
    </Card>
  )
}
