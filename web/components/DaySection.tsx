import type { ReactNode } from 'react'
import { formatCalendarDay, formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Card } from '#web/ui/display/Card.tsx'

interface DaySectionProps {
  /** `YYYY-MM-DD` */
  day: string
  children: ReactNode
}

/** The entries of one day, with a heading such as *Today* and the date. */
export function DaySection({ day, children }: DaySectionProps) {
  const timeZone = useTimeZone()
  const said = formatDay(day, timeZone)
  const heading = `day-${day}`
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 flex items-baseline gap-2 px-1 font-semibold">
        {said}{' '}
        <time dateTime={day} className="font-normal text-faint text-sm">
          {formatCalendarDay(day)}
        </time>
      </h2>
      <Card flush>
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </section>
  )
}
