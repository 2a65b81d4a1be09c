import { CalendarDays, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayPanel_all$key } from '#web/__generated__/DayPanel_all.graphql.ts'
import type { DayPanel_day$key } from '#web/__generated__/DayPanel_day.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { classNames } from '#web/lib/classNames.ts'
import { dayName } from '#web/lib/dates.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { appointmentsOf } from '../calendarWords.ts'
import { calendarDialogs } from '../dialogs/calendarDialogs.ts'
import { CardsSkeleton } from '../ServiceCalendarSkeleton.tsx'
import { ShowEveryone } from '../technicians/NothingShown.tsx'
import type { TechnicianFilterState } from '../technicians/useTechnicianFilter.ts'
import { withoutDeleted } from '../withoutDeleted.ts'
import { AppointmentCard } from './AppointmentCard.tsx'
import { CancelledOnes } from './CancelledOnes.tsx'

interface DayPanelProps {
  date: string
  /** The day from the month's query, with its first two appointments; null while it is loading. */
  day: DayPanel_day$key | null
  /** The remaining appointments; null while they are loading. */
  all: DayPanel_all$key | null
  filter: TechnicianFilterState
  /** Closes the sheet; null when the panel is not in a sheet. */
  onClose: (() => void) | null
}

/** The chosen day: how many, and a card for each appointment. */
export function DayPanel({ date, filter, onClose, ...props }: DayPanelProps) {
  const open = calendarDialogs.useOpen()
  const list = useListFocus()
  const day = useFragment(
    graphql`
      fragment DayPanel_day on CalendarDay {
        count
        matchingCount
        isFull
        cancelledCount
        appointments(first: 2) {
          id
          ...AppointmentCard_appointment
        }
      }
    `,
    props.day,
  )
  const rest = useFragment(
    graphql`
      fragment DayPanel_all on CalendarDay {
        all: appointments(first: $panel) {
          id
          ...AppointmentCard_appointment
        }
        ...CancelledOnes_day
      }
    `,
    props.all,
  )
  const heading = useId()
  const appointments = withoutDeleted(rest?.all ?? day?.appointments ?? [])
  const missing = (day?.matchingCount ?? 2) - appointments.length

  return (
    <Card as="section" flush aria-labelledby={heading} className="overflow-hidden">
      <div className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b px-4 py-2.5">
        <h2 id={heading} tabIndex={-1} className="mr-auto font-semibold text-ink outline-none">
          {dayName(date)}
        </h2>
        {day && (
          <div className="flex items-center gap-2">
            <span
              className={classNames('text-muted text-sm tabular-nums', onClose && 'max-sm:sr-only')}
              aria-live="polite"
            >
              {appointmentsOf(day.matchingCount, day.count)}
            </span>
            {day.isFull && <Badge tone="red">Full</Badge>}
          </div>
        )}
        {onClose && (
          <div className="-mr-2 flex xl:hidden">
            <IconButton label="Book this day" icon={<Plus />} onClick={() => open('add')} />
            <IconButton label="Close day" icon={<X />} onClick={onClose} />
          </div>
        )}
      </div>
      {day && day.count > 0 && day.matchingCount === 0 ? (
        <EmptyState
          compact
          icon={<CalendarDays />}
          title={filter.noneWords('on this day')}
          action={<ShowEveryone filter={filter} />}
        />
      ) : day?.count === 0 ? (
        <EmptyState
          compact
          icon={<CalendarDays />}
          title="No appointments scheduled for this date"
          action={<Button onClick={() => open('add')}>Book this day</Button>}
        />
      ) : (
        <ul ref={list} aria-labelledby={heading}>
          {appointments.map((appointment) => (
            <AppointmentCard key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
      {missing > 0 && rest === null && <CardsSkeleton count={Math.min(missing, 4)} />}
      {missing > 0 && rest && <p className="px-4 py-3 text-muted text-sm">and {missing} more</p>}
      {day !== null && day !== undefined && day.cancelledCount > 0 && (
        <CancelledOnes day={rest ?? null} count={day.cancelledCount} />
      )}
    </Card>
  )
}
