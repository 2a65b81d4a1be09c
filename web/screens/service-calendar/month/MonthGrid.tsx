import type { ReactNode, RefObject } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { shortName, weekdayNames } from '#web/lib/dates.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { monthFrame } from '../calendarGrid.ts'
import { weeksOf } from '../calendarSteps.ts'

interface MonthGridProps {
  month: string
  label: string
  cells: RefObject<HTMLTableElement | null>
  /** Renders each of the 42 days. */
  children: (day: string) => ReactNode
}

/** The frame of a month: seven columns from Sunday to Saturday, six weeks. */
export function MonthGrid({ month, label, cells, children }: MonthGridProps) {
  return (
    <div className={classNames(monthFrame, 'bg-surface print:rounded-none print:border-line-strong')}>
      <table
        ref={cells}
        // The ARIA roles of a grid with keyboard navigation.
        {...{ role: 'grid' }}
        aria-label={label}
        className="w-full table-fixed border-separate [border-spacing:0]"
      >
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" className="py-1.5 text-center font-medium text-faint text-xs">
                <VisuallyHidden>{name}</VisuallyHidden>
                <span aria-hidden className="sm:hidden print:hidden">
                  {name.slice(0, 1)}
                </span>
                <span aria-hidden className="max-sm:hidden print:inline">
                  {shortName(name)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            // A week of the next month would cost the printed month a second sheet.
            <tr
              key={week[0]}
              className={week.some((day) => day.startsWith(month)) ? undefined : 'print:hidden'}
            >
              {week.map(children)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
