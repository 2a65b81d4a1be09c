import { graphql, useFragment } from 'react-relay/hooks'
import type { WeekChart_day$key } from '#web/__generated__/WeekChart_day.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { shortWeekdayName, weekdayName } from '#web/lib/dates.ts'

const [column, gap, tallest, least] = [36, 10, 84, 3]

/** Seven bars, Monday to Sunday, with a text alternative. Future days have none. */
export function WeekChart({ days: shown, today }: { days: WeekChart_day$key; today: string }) {
  const days = useFragment(
    graphql`
      fragment WeekChart_day on TeamBoardDay @relay(plural: true) {
        date
        points
      }
    `,
    shown,
  )
  const most = Math.max(...days.map(({ points }) => points))
  // A week without points shows a line, not an empty area.
  const height = most > 0 ? tallest : least
  const width = days.length * (column + gap) - gap
  const words = days
    .filter(({ date }) => date <= today)
    .map(({ date, points }) => `${weekdayName(date)} ${points}`)
  return (
    <svg
      role="img"
      aria-label={`Points by day: ${words.join(', ')}`}
      viewBox={`0 0 ${width} ${height + 40}`}
      className="h-auto w-full max-w-78 text-xs tabular-nums"
    >
      {days.map(({ date, points }, place) => {
        const tall = points > 0 ? Math.max(least, (points / most) * height) : least
        const x = place * (column + gap)
        const current = date === today
        return (
          <g key={date}>
            <rect
              x={x}
              y={18 + height - tall}
              width={column}
              height={tall}
              rx={Math.min(5, tall / 2)}
              className={classNames(
                points > 0 ? (current ? 'fill-accent' : 'fill-accent/45') : 'fill-line',
                date > today && 'opacity-60',
              )}
            />
            {points > 0 && (
              <text
                x={x + column / 2}
                y={18 + height - tall - 6}
                textAnchor="middle"
                className={current ? 'fill-ink font-semibold' : 'fill-muted'}
              >
                {points}
              </text>
            )}
            <text
              x={x + column / 2}
              y={height + 36}
              textAnchor="middle"
              className={current ? 'fill-ink font-semibold' : 'fill-faint'}
            >
              {shortWeekdayName(date)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
