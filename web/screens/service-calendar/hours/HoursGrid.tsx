import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatClock } from '#web/lib/dates.ts'
import { timeOf } from '#web/lib/days.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { useMinute } from '#web/ui/useMinute.ts'
import { columnRemFor, columnWidth, timesRem, timesWidth } from '../calendarGrid.ts'
import { shortClock } from '../calendarWords.ts'
import { minuteOf, timeAt } from '../moving/dropZone.ts'
import type { Column } from './columns.ts'
import { type FreeTime, HourColumn } from './HourColumn.tsx'
import { hoursFor, type Laid, lanesOf, type Minutes, placeOf, slotsIn, type Timed } from './hourGeometry.ts'
import { useSlotKeys } from './useSlotKeys.ts'

interface HoursGridProps<Appointment> {
  label: string
  columns: readonly Column<Appointment>[]
  today: string
  /** Renders the heading of a column. */
  heading: (column: Column<Appointment>) => ReactNode
  /** Renders an appointment within the visible hours. */
  block: (laid: Laid<Appointment>, shown: Minutes, strip: string) => ReactNode
  onBook: (free: FreeTime) => void
  onShowDay: (date: string) => void
}

/** A scroll container, so that the headings can be sticky, with its own stacking context. */
const scrolling = {
  maxHeight: 'calc(100dvh - 9.5rem)',
  minHeight: '20rem',
  // Keeps a focused slot clear of the sticky headings and times.
  scrollPadding: `3rem 0 0 ${timesRem}rem`,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  isolation: 'isolate',
} as const

/** Many columns use the space beside the content of wide screens, which is centered between the sidebar and the edge. */
function widthFor(lanes: readonly number[]) {
  const needed = lanes.reduce((sum, each) => sum + columnRemFor(each), timesRem + 0.125)
  const width = `clamp(100%, ${needed}rem, 100vw - 19rem)`
  return { width, marginInline: `calc((100% - ${width}) / 2)` }
}

/** Columns of hours with sticky headings at the top and sticky times at the left. */
export function HoursGrid<Appointment extends Timed>(props: HoursGridProps<Appointment>) {
  const timeZone = useTimeZone()
  const { label, columns, today, heading, block, onBook, onShowDay } = props
  const appointments = columns.flatMap((column) => column.appointments)
  const lanes = columns.map((column) => (column.technician ? lanesOf(column.appointments) : 1))
  const shown = hoursFor(appointments)
  const now = minuteOf(timeOf(new Date(useMinute()).toISOString(), timeZone))
  const isToday = columns.some(({ date }) => date === today)
  const { grid, reachable, onKeyDown } = useSlotKeys(columns.length, shown)
  const scroller = useRef<HTMLDivElement>(null)

  // Scroll initially to the first appointment, or to the current hour; the height of an hour depends on the device.
  const first = Math.min(...appointments.map(({ startTime }) => minuteOf(startTime)))
  const start = Number.isFinite(first) ? first : isToday ? now : shown.from
  const opensAt = useRef((start - 60 - shown.from) / (shown.to - shown.from))
  // A week that is wider than the screen opens with today in view.
  const opensWith = useRef(columns.findIndex(({ date }) => date === today))
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    box.scrollTop = opensAt.current * (grid.current?.offsetHeight ?? 0)
    const column = grid.current?.children[opensWith.current + 1]
    if (opensWith.current > 0 && column instanceof HTMLElement)
      box.scrollLeft = column.offsetLeft + column.offsetWidth - box.clientWidth
  }, [grid])

  return (
    <section
      ref={scroller}
      aria-label={label}
      className="relative rounded-xl border border-line bg-surface print:hidden"
      style={{ ...scrolling, ...widthFor(lanes) }}
    >
      <div className="w-fit" style={{ minWidth: '100%' }}>
        <div className="sticky top-0 z-20 flex border-line border-b bg-surface">
          <div style={timesWidth} className="sticky left-0 z-1 shrink-0 bg-surface" />
          {columns.map((column, index) => (
            <div
              key={column.key}
              style={columnWidth(lanes[index] ?? 1)}
              className="flex w-0 flex-1 items-center gap-2 not-first:border-l border-line px-2 py-1.5"
            >
              {heading(column)}
            </div>
          ))}
        </div>
        <div ref={grid} {...{ onKeyDown }} className="flex">
          <div aria-hidden style={timesWidth} className="sticky left-0 z-1 shrink-0 bg-surface">
            {slotsIn(shown).map((minute) => (
              <p
                key={minute}
                className="h-7 pointer-coarse:h-11 pr-2 text-right text-faint text-xs tabular-nums leading-none"
              >
                {minute % 60 === 0 && minute > shown.from && !(isToday && Math.abs(minute - now) < 20) && (
                  <span className="relative" style={{ top: -6 }}>
                    {shortClock(timeAt(minute))}
                  </span>
                )}
              </p>
            ))}
            {now >= shown.from && now < shown.to && isToday && (
              <p
                className="absolute right-0.5 rounded-sm bg-danger px-1 text-on-danger text-[0.6875rem] tabular-nums leading-4"
                // Keeps the label below the headings in the first minutes.
                style={{
                  top: `max(0.5rem, ${placeOf({ from: now, to: now }, shown).top})`,
                  translate: '0 -50%',
                }}
              >
                {formatClock(timeAt(now)).replace(/ .M$/, '')}
              </p>
            )}
          </div>
          {columns.map((column, index) => (
            <HourColumn
              key={column.key}
              column={column}
              index={index}
              shown={shown}
              reachable={reachable.column === index ? reachable.minute : null}
              now={column.date === today ? now : null}
              block={block}
              onBook={onBook}
              onShowDay={onShowDay}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
