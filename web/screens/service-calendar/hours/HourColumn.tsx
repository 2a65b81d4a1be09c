import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { formatClock } from '#web/lib/dates.ts'
import { columnWidth } from '../calendarGrid.ts'
import { hoursOf, shortClock } from '../calendarWords.ts'
import { type DropZone, timeAt } from '../moving/dropZone.ts'
import type { Column } from './columns.ts'
import {
  type Laid,
  lanesOf,
  layOut,
  type Minutes,
  placeOf,
  pressedRange,
  slotsIn,
  stackUp,
  type Timed,
} from './hourGeometry.ts'
import { useDrawnSlots } from './useDrawnSlots.ts'

/** The initial values of an appointment that is booked in free time. */
export interface FreeTime {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly technician?: DropZone['technician']
}

interface HourColumnProps<Appointment> {
  column: Column<Appointment>
  /** The index of the column, from the left. */
  index: number
  shown: Minutes
  /** The minute of the slot that is in the tab order; null when that slot is in another column. */
  reachable: number | null
  /** The current minute of the day; null unless the column is today. */
  now: number | null
  /** Renders an appointment within the visible hours. */
  block: (laid: Laid<Appointment>, shown: Minutes, strip: string) => ReactNode
  onBook: (free: FreeTime) => void
  /** Opens the hours of a day. */
  onShowDay: (date: string) => void
}

/** The hours of a day or of a technician: slots to book, with the appointments above them. */
export function HourColumn<Appointment extends Timed>(props: HourColumnProps<Appointment>) {
  const { column, index, shown, reachable, now, block, onBook, onShowDay } = props
  const { date, name, technician, appointments } = column
  const zone: DropZone = { date, technician, minutes: shown, ...(technician && { label: name }) }
  const { setNodeRef, isOver } = useDroppable({ id: `column ${column.key}`, data: zone })
  const book = ({ from, to }: Minutes) =>
    onBook({ date, startTime: timeAt(from), endTime: timeAt(to), ...(technician && { technician }) })
  const { stacked: laid, hidden } = technician
    ? { stacked: layOut(appointments), hidden: [] }
    : stackUp(appointments, column.notLoaded)
  const { range, handlers } = useDrawnSlots((slot) => book(pressedRange(slot, appointments)), book)

  return (
    <div
      ref={setNodeRef}
      {...{ role: 'group', 'aria-label': name, ...handlers }}
      style={columnWidth(technician ? lanesOf(appointments) : 1)}
      className={classNames(
        'relative flex-1 select-none not-first:border-l border-line',
        isOver && 'bg-accent-soft',
      )}
    >
      {slotsIn(shown).map((minute) => (
        <button
          key={minute}
          type="button"
          data-slot={`${index} ${minute}`}
          tabIndex={minute === reachable ? 0 : -1}
          aria-label={`Book ${formatClock(timeAt(minute))}, ${name}`}
          className={classNames(
            'block h-7 w-full cursor-pointer border-line -outline-offset-2 hover:bg-hover pointer-coarse:h-11',
            minute % 60 === 0 && minute > shown.from && 'border-t',
          )}
        />
      ))}
      {range && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-x-0 rounded-md bg-accent px-1.5 py-0.5 text-on-accent text-xs tabular-nums"
          style={placeOf(range, shown)}
        >
          {hoursOf(timeAt(range.from), timeAt(range.to))}
        </p>
      )}
      {/* Below the appointments, because a line through their words makes them hard to read. */}
      {now !== null && now >= shown.from && now < shown.to && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bg-danger"
          style={{ top: placeOf({ from: now, to: now }, shown).top, height: 2 }}
        >
          {!technician && (
            <span className="absolute size-2 rounded-full bg-danger" style={{ top: -3, left: -4 }} />
          )}
        </div>
      )}
      <ul aria-label={`Appointments, ${name}`}>
        {laid.map((one) => block(one, shown, hidden.length > 0 ? '2.25rem' : '1rem'))}
        {hidden.map(({ minute, count }) => (
          <li
            key={minute}
            className="absolute right-0"
            style={{ top: placeOf({ from: minute, to: minute }, shown).top }}
          >
            <button
              type="button"
              aria-label={`${count} more at ${shortClock(timeAt(minute))}, open ${name}`}
              onClick={() => onShowDay(date)}
              className="m-0.5 h-6 min-w-8 rounded-md bg-sunken px-1 font-medium text-muted text-xs hover:bg-hover hover:text-ink pointer-coarse:h-10"
            >
              +{count}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
