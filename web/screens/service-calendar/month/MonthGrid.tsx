import { type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import { weekdays } from '../calendarWords.ts'
import { weeksOf } from '../calendarPlace.ts'

interface MonthGridProps {
  month: string
  /** What is drawn for each of its 42 days. */
  children: (day: string) => ReactNode
  label: string
  cells?: RefObject<HTMLDivElement | null>
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** The frame of a month: seven columns from Sunday to Saturday, six weeks (part 2 section 2). */
export function MonthGrid({ month, children, label, cells, onKeyDown }: MonthGridProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't be walked by arrow keys
    <div
      ref={cells}
      role="grid"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      aria-label={label}
      className="overflow-hidden rounded-xl border border-line bg-line print:rounded-none"
    >
      <div role="row" tabIndex={-1} className="grid grid-cols-7 border-line border-b bg-surface">
        {weekdays.map(([short, name]) => (
          <div
            key={name}
            role="columnheader"
            tabIndex={-1}
            aria-label={name}
            className="py-1.5 text-center font-medium text-faint text-xs"
          >
            <span aria-hidden className="sm:hidden print:hidden">
              {short.slice(0, 1)}
            </span>
            <span aria-hidden className="max-sm:hidden print:inline">
              {short}
            </span>
          </div>
        ))}
      </div>
      <div role="rowgroup" className="flex flex-col gap-px">
        {weeksOf(month).map((week) => (
          <div
            key={week[0]}
            role="row"
            tabIndex={-1}
            className="grid grid-cols-7 gap-px print:break-inside-avoid"
          >
            {week.map(children)}
          </div>
        ))}
      </div>
    </div>
  )
}
