import { useDroppable } from '@dnd-kit/core'
import type { KeyboardEventHandler } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayCell_day$data, DayCell_day$key } from '#web/__generated__/DayCell_day.graphql.ts'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatClock, fullDayName } from '#web/lib/dates.ts'
import { surname } from '#web/lib/names.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { appointmentsOf, badgeOf, shownInCell } from '../calendarWords.ts'
import type { DropZone } from '../moving/dropZone.ts'
import { withoutDeleted } from '../withoutDeleted.ts'
import { CellHalf } from './CellHalf.tsx'
import { PrintedLine } from './PrintedLine.tsx'

interface DayCellProps {
  date: string
  /** Null while the day is loading. */
  day: DayCell_day$key | null
  inMonth: boolean
  today: boolean
  selected: boolean
  /** Whether it is the cell in the tab order. */
  reachable: boolean
  onSelect: () => void
  /** The grid handles the arrow keys. */
  onKeyDown: KeyboardEventHandler<HTMLElement>
}

/**
 * A day of the month: its number, up to two appointments, and a badge where there are more or it is full. On phones the
 * appointments are bars and the badge is below them.
 */
export function DayCell({
  date,
  inMonth,
  today,
  selected,
  reachable,
  onSelect,
  onKeyDown,
  ...props
}: DayCellProps) {
  const day = useFragment(
    graphql`
      fragment DayCell_day on CalendarDay {
        count
        matchingCount
        isFull
        appointments(first: 2) {
          id
          startTime
          customer {
            lastName
            name
          }
          ...technicianWords_appointment
          ...CellHalf_appointment
        }
        printed: appointments(first: 8) {
          id
          ...PrintedLine_appointment
        }
      }
    `,
    props.day,
  )
  const { setNodeRef, isOver } = useDroppable({ id: date, data: { date } satisfies DropZone })
  const badge = day && badgeOf(day.matchingCount, day.isFull)

  return (
    <td
      ref={setNodeRef}
      tabIndex={reachable ? 0 : -1}
      data-day={date}
      aria-label={labelOf(date, today, day, useTechnicianWords())}
      aria-current={today ? 'date' : undefined}
      {...{ role: 'gridcell', 'aria-selected': selected, onClick: onSelect, onKeyDown }}
      className={classNames(
        'relative h-15 cursor-pointer border-line border-t p-0 align-top -outline-offset-2 transition-colors hover:bg-hover sm:h-32 sm:not-first:border-l print:h-auto print:border-line-strong',
        !inMonth && 'bg-sunken',
        isOver && 'bg-accent-soft!',
        selected &&
          'before:pointer-events-none before:absolute before:inset-0 before:border-2 before:border-accent max-sm:before:rounded-lg print:before:hidden',
      )}
    >
      <div
        aria-hidden
        className="flex h-full min-w-0 flex-col gap-0.5 py-0.5 sm:p-1 print:h-auto print:p-0.5"
      >
        <div className="flex h-6 shrink-0 items-center gap-0.5 max-sm:justify-center sm:justify-between print:h-4">
          <span
            className={classNames(
              'flex size-6 shrink-0 items-center justify-center text-sm tabular-nums',
              today
                ? 'rounded-full bg-accent font-semibold text-on-accent print:bg-transparent print:text-ink print:underline'
                : inMonth
                  ? 'text-ink'
                  : 'text-faint',
            )}
          >
            {Number(date.slice(8))}
          </span>
          {badge && (
            <Badge
              tone={day?.isFull ? 'red' : 'neutral'}
              className="max-sm:absolute max-sm:bottom-1 max-sm:h-4 max-sm:px-1.5 max-sm:text-[0.6875rem] print:hidden"
            >
              {badge}
            </Badge>
          )}
        </div>
        {day ? (
          <>
            {withoutDeleted(day.appointments).map((appointment) => (
              <CellHalf key={appointment.id} day={date} appointment={appointment} />
            ))}
            {withoutDeleted(day.printed)
              .slice(shownInCell)
              .map((appointment) => (
                <PrintedLine key={appointment.id} appointment={appointment} />
              ))}
          </>
        ) : (
          <Skeleton className="mx-1 mt-1 h-3 w-3/5" />
        )}
      </div>
    </td>
  )
}

function labelOf(
  date: string,
  today: boolean,
  day: DayCell_day$data | null | undefined,
  technicianWords: ReturnType<typeof useTechnicianWords>,
): string {
  const words = [fullDayName(date), today && 'today']
  if (!day) return [...words, 'loading'].filter(Boolean).join(', ')
  words.push(day.count === 0 ? 'no appointments' : appointmentsOf(day.matchingCount, day.count))
  if (day.isFull) words.push('full')
  const shown = withoutDeleted(day.appointments).map(
    (one) =>
      `${formatClock(one.startTime)} ${surname(one.customer.lastName, one.customer.name)}, ${technicianWords(one)}`,
  )
  return [words.filter(Boolean).join(', '), ...shown].join('; ')
}
