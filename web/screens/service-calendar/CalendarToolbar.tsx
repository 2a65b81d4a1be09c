import { ChevronLeft, ChevronRight, Columns3, List, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { formatCalendarDay, formatDayRange, monthName, shortWeekdayName } from '#web/lib/dates.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import type { CalendarLocation, CalendarView } from './calendarLocation.ts'
import { weekOf } from './calendarSteps.ts'
import { TechnicianFilter } from './technicians/TechnicianFilter.tsx'
import type { TechnicianFilterState } from './technicians/useTechnicianFilter.ts'
import type { CalendarNavigation } from './useCalendarLocation.ts'

interface CalendarToolbarProps {
  calendar: CalendarNavigation
  today: string
  /** Shown only in print. */
  businessName: string
  onPrint: () => void
  exporting: ReactNode
  filter: TechnicianFilterState
  /** Whether phones show the day in columns instead of as a run sheet. */
  inColumns: boolean
  onColumns: (inColumns: boolean) => void
}

const views: readonly [CalendarView, string][] = [
  ['month', 'Month'],
  ['week', 'Week'],
  ['day', 'Day'],
]

/** The shown period, the buttons to change period and view, *Print Calendar* and *Export*. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { calendar, today, businessName, onPrint, exporting, filter, inColumns, onColumns } = props
  const { view } = calendar
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2 print:mb-2">
      <h2 aria-live="polite" className="min-w-40 flex-1 font-semibold text-ink text-xl tabular-nums">
        {titleOf(calendar)}
        <span className="hidden font-normal text-muted print:inline">
          {' '}
          · {businessName}
          {filter.name !== null && ` · ${filter.name}`}
        </span>
      </h2>
      <div className="flex gap-1 print:hidden">
        <IconButton label={`Previous ${view}`} icon={<ChevronLeft />} onClick={() => calendar.step(-1)} />
        <IconButton label={`Next ${view}`} icon={<ChevronRight />} onClick={() => calendar.step(1)} />
      </div>
      <div
        {...{ role: 'group', 'aria-label': 'View' }}
        className="mr-1 flex max-w-full flex-wrap rounded-md bg-sunken p-0.5 print:hidden"
      >
        {views.map(([each, label]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => each !== view && calendar.show(each)}
            className={classNames(
              'h-7 rounded-sm px-2.5 font-medium text-sm transition-colors max-[22rem]:px-2! pointer-coarse:h-11 pointer-coarse:px-3',
              each === view ? 'bg-surface text-ink shadow-control' : 'text-muted hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <Button onClick={() => calendar.goTo(today)} className="max-[22rem]:px-2! print:hidden">
        Today
      </Button>
      <Button
        icon={<Printer />}
        onClick={onPrint}
        aria-label="Print Calendar"
        className="ml-auto max-sm:size-11 max-sm:px-0 print:hidden"
      >
        <span className="max-sm:sr-only">Print Calendar</span>
      </Button>
      {exporting}
      <TechnicianFilter filter={filter} />
      {view === 'day' && (
        <IconButton
          label={inColumns ? 'Show the run sheet' : 'Show the hours'}
          icon={inColumns ? <List /> : <Columns3 />}
          onClick={() => onColumns(!inColumns)}
          className="ml-auto sm:hidden print:hidden"
        />
      )}
    </div>
  )
}

function titleOf({ view, month, day }: CalendarLocation): string {
  if (view === 'month') return monthName(month)
  if (view === 'day') return `${shortWeekdayName(day)}, ${formatCalendarDay(day)}`
  const { first, last } = weekOf(day)
  return formatDayRange(first, last)
}
