import { graphql, useFragment } from 'react-relay/hooks'
import type { Month_days$key } from '#web/__generated__/Month_days.graphql.ts'
import { monthName } from '#web/lib/dates.ts'
import { monthOf } from '../calendarLocation.ts'
import type { CalendarNavigation } from '../useCalendarLocation.ts'
import { DayCell } from './DayCell.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { useGridKeys } from './useGridKeys.ts'

interface MonthProps {
  calendar: CalendarNavigation
  today: string
  /** Undefined while loading. */
  days: Month_days$key | null | undefined
  onPress: (day: string) => void
}

/** The days of a month. */
export function Month({ calendar, today, onPress, ...props }: MonthProps) {
  const listed = useFragment(
    graphql`
      fragment Month_days on CalendarDay @relay(plural: true) {
        date
        ...DayCell_day
      }
    `,
    props.days ?? null,
  )
  const days = new Map(listed?.map((day) => [day.date, day]))
  const { cells, onKeyDown, reachable } = useGridKeys(calendar)
  return (
    <MonthGrid month={calendar.month} label={monthName(calendar.month)} cells={cells}>
      {(date) => (
        <DayCell
          key={date}
          date={date}
          day={days.get(date) ?? null}
          inMonth={monthOf(date) === calendar.month}
          today={date === today}
          selected={date === calendar.day}
          reachable={date === reachable}
          onSelect={() => onPress(date)}
          onKeyDown={onKeyDown}
        />
      )}
    </MonthGrid>
  )
}
