import type { ReactNode } from 'react'
import { formatCalendarDay, formatDay } from '#web/lib/dates.ts'
import { dayOf } from '#web/lib/days.ts'
import { groupRuns } from '#web/lib/groupRuns.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Card } from '#web/ui/display/Card.tsx'

interface ByDayProps<Entry> {
  entries: readonly Entry[]
  /** The instant of an entry. */
  at: (entry: Entry) => string
  /** Shows an entry as an item of a list. */
  children: (entry: Entry) => ReactNode
}

/** Entries day by day, each day with a heading such as *Today* and the date. */
export function ByDay<Entry>({ entries, at, children }: ByDayProps<Entry>) {
  const timeZone = useTimeZone()
  return groupRuns(entries, (entry) => dayOf(at(entry), timeZone)).map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="mb-2 flex items-baseline gap-2 px-1 font-semibold">
        {formatDay(day, timeZone)}{' '}
        <time dateTime={day} className="font-normal text-faint text-sm">
          {formatCalendarDay(day)}
        </time>
      </h2>
      <Card flush>
        <ul className="divide-y divide-line">{ofDay.map(children)}</ul>
      </Card>
    </section>
  ))
}
