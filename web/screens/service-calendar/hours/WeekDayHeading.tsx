import { classNames } from '#web/lib/classNames.ts'
import { fullDayName, shortWeekdayName } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { appointmentsOf } from '../calendarWords.ts'

interface WeekDayHeadingProps {
  date: string
  matchingCount: number
  count: number
  isFull: boolean
  today: string
  /** Opens the day view. */
  onShow: () => void
}

/** The heading of a day in the week view: its name links to the day view, and full days are marked. */
export function WeekDayHeading({ date, matchingCount, count, isFull, today, onShow }: WeekDayHeadingProps) {
  const isToday = date === today
  return (
    <>
      <h3 className="min-w-0">
        <button
          type="button"
          onClick={onShow}
          aria-label={[fullDayName(date), isToday && 'today', appointmentsOf(matchingCount, count)]
            .filter(Boolean)
            .join(', ')}
          className="flex min-h-7 items-center gap-1.5 rounded-sm font-medium text-muted text-sm hover:text-ink pointer-coarse:min-h-11"
        >
          {shortWeekdayName(date)}
          <span
            className={classNames(
              'flex size-6 items-center justify-center tabular-nums',
              isToday ? 'rounded-full bg-accent font-semibold text-on-accent' : 'text-ink',
            )}
          >
            {Number(date.slice(8))}
          </span>
        </button>
      </h3>
      <span aria-hidden className="ml-auto text-faint text-sm tabular-nums">
        {matchingCount || ''}
      </span>
      {isFull && <Badge tone="red">Full</Badge>}
    </>
  )
}
