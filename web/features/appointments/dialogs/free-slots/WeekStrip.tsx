import { classNames } from '#web/lib/classNames.ts'
import { dayName, shortWeekdayName } from '#web/lib/dates.ts'
import type { FreeSlots } from './useFreeSlots.ts'

interface WeekStripProps {
  week: FreeSlots['week']
  chosen: string
  onChoose: (date: string) => void
}

/** The days of the week that contains the chosen date; full days are marked. */
export function WeekStrip({ week, chosen, onChoose }: WeekStripProps) {
  if (week.length === 0) return null
  return (
    <fieldset className="-mt-2 grid min-w-0 grid-cols-7 gap-1">
      <legend className="sr-only">Days of this week</legend>
      {week.map(({ date, count, isFull = false }) => {
        const state = isFull ? 'full' : count !== undefined && `${count} booked`
        return (
          <button
            key={date}
            type="button"
            aria-pressed={date === chosen}
            aria-label={[dayName(date), state].filter(Boolean).join(', ')}
            onClick={() => onChoose(date)}
            className={classNames(
              'flex min-h-12 flex-col items-center justify-center rounded-md border text-xs leading-4 transition-colors',
              date === chosen
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-line text-muted hover:bg-hover',
            )}
          >
            <span aria-hidden>
              {shortWeekdayName(date)} <b className="font-semibold tabular-nums">{Number(date.slice(8))}</b>
            </span>
            <span aria-hidden className={isFull ? 'font-medium text-danger-ink' : 'tabular-nums opacity-85'}>
              {isFull ? 'Full' : count === 0 ? 'Free' : (count ?? '\u00a0')}
              {!isFull && count !== undefined && count > 0 && <span className="max-sm:hidden"> booked</span>}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
