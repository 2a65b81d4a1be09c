import { useDroppable } from '@dnd-kit/core'
import { graphql, useFragment } from 'react-relay/hooks'
import { classNames } from '#web/lib/classNames.ts'
import { formatClock } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { appointmentsWord, badgeOf, fullDayName } from '../calendarWords.ts'
import { standing } from '../standing.ts'
import type { DayCell_day$data, DayCell_day$key } from './__generated__/DayCell_day.graphql.ts'
import { CellHalf } from './CellHalf.tsx'

interface DayCellProps {
  date: string
  /** Null while it is on its way. */
  day: DayCell_day$key | null
  inMonth: boolean
  today: boolean
  selected: boolean
  /** The one that the keyboard comes to. */
  reachable: boolean
  onSelect: () => void
}

/** A day of the month: its number, up to two appointments, and a badge where there are more or it is full. */
export function DayCell({ date, inMonth, today, selected, reachable, onSelect, ...props }: DayCellProps) {
  const day = useFragment(
    graphql`
      fragment DayCell_day on CalendarDay {
        count
        isFull
        hiddenCount
        appointments(first: 2) {
          id
          startTime
          customer {
            lastName
          }
          ...CellHalf_appointment
        }
      }
    `,
    props.day,
  )
  const { setNodeRef, isOver } = useDroppable({ id: date })
  const badge = day && badgeOf(day)

  return (
    // Keys are heard by the grid, which knows where they lead.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={setNodeRef}
      role="gridcell"
      tabIndex={reachable ? 0 : -1}
      data-day={date}
      aria-label={labelOf(date, today, day)}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      onClick={onSelect}
      className={classNames(
        'relative flex min-h-17 min-w-0 cursor-pointer flex-col gap-0.5 bg-surface p-0.5 outline-offset-[-2px] transition-colors hover:bg-hover sm:min-h-26 sm:p-1 print:min-h-24',
        !inMonth && 'bg-sunken',
        selected && 'z-1 ring-2 ring-accent ring-inset print:ring-0',
        isOver && 'bg-accent-soft',
      )}
    >
      <span aria-hidden className="contents">
        <span className="flex h-6 shrink-0 items-center justify-between gap-0.5">
          <span
            className={classNames(
              'flex size-6 items-center justify-center rounded-full text-sm tabular-nums',
              today ? 'bg-accent font-semibold text-on-accent' : inMonth ? 'text-ink' : 'text-faint',
            )}
          >
            {Number(date.slice(8))}
          </span>
          {badge && (
            <Badge
              tone={day.isFull ? 'red' : 'neutral'}
              className="max-sm:h-4 max-sm:px-1 max-sm:text-[0.6875rem]"
            >
              {badge}
            </Badge>
          )}
        </span>
        {day === null ? (
          <Skeleton className="mx-1 mt-1 h-3 w-3/5" />
        ) : (
          standing(day.appointments).map((appointment) => (
            <CellHalf key={appointment.id} appointment={appointment} />
          ))
        )}
      </span>
    </div>
  )
}

function labelOf(date: string, today: boolean, day: DayCell_day$data | null | undefined): string {
  const words = [fullDayName(date), today && 'today']
  if (!day) return [...words, 'loading'].filter(Boolean).join(', ')
  words.push(day.count === 0 ? 'no appointments' : appointmentsWord(day.count))
  if (day.isFull) words.push('full')
  const shown = standing(day.appointments).map(
    ({ startTime, customer }) => `${formatClock(startTime)} ${customer.lastName}`,
  )
  return [words.filter(Boolean).join(', '), ...shown].join('; ')
}
