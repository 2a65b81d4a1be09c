import { formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { type Next, nextDay } from './nextContact.ts'

const choices = [
  ['none', 'None'],
  ['tomorrow', 'Tomorrow'],
  ['week', 'Next week'],
  ['date', 'Pick a date'],
] as const

/** The choice of the next contact, with common days as buttons. */
export function NextChoice({ value, onChange }: { value: Next; onChange: (next: Next) => void }) {
  const timeZone = useTimeZone()
  const day = value === 'tomorrow' || value === 'week' ? nextDay(value, '', timeZone) : null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">
        Next contact
        {day && <span className="ml-1.5 font-normal text-muted">{formatDay(day, timeZone)}</span>}
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {choices.map(([next, words]) => (
          <Button
            key={next}
            aria-pressed={value === next}
            onClick={() => onChange(next)}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
