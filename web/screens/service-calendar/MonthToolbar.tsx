import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { monthName } from './calendarWords.ts'
import type { CalendarNavigation } from './useCalendarLocation.ts'

interface MonthToolbarProps {
  calendar: CalendarNavigation
  today: string
  /** Shown only in print. */
  businessName: string
  onPrint: () => void
}

/** The month, the links to other months, and *Print Calendar*. */
export function MonthToolbar({ calendar, today, businessName, onPrint }: MonthToolbarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2 print:mb-2">
      <h2 aria-live="polite" className="mr-auto min-w-40 font-semibold text-ink text-xl tabular-nums">
        {monthName(calendar.month)}
        <span className="hidden font-normal text-muted print:inline"> · {businessName}</span>
      </h2>
      <div className="flex items-center gap-1 print:hidden">
        <Button onClick={() => calendar.goTo(today)}>Today</Button>
        <IconButton label="Previous month" icon={<ChevronLeft />} onClick={() => calendar.goToMonth(-1)} />
        <IconButton label="Next month" icon={<ChevronRight />} onClick={() => calendar.goToMonth(1)} />
        <Button
          icon={<Printer />}
          onClick={onPrint}
          aria-label="Print Calendar"
          className="max-sm:size-11 max-sm:px-0"
        >
          <span className="max-sm:sr-only">Print Calendar</span>
        </Button>
      </div>
    </div>
  )
}
