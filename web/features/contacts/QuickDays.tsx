import { addDays, todayIn } from '#web/lib/days.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'

const days = [
  ['Today', 0],
  ['Tomorrow', 1],
  ['+1 week', 7],
] as const

interface QuickDaysProps {
  /** The chosen day, `YYYY-MM-DD`; empty for none. */
  value: string
  onChoose: (day: string) => void
}

/** Buttons for common days. */
export function QuickDays({ value, onChoose }: QuickDaysProps) {
  const timeZone = useTimeZone()
  const today = todayIn(timeZone)
  return (
    <div className="flex flex-wrap gap-1.5">
      {days.map(([words, count]) => {
        const day = addDays(today, count)
        return (
          <Button
            key={words}
            size="sm"
            aria-pressed={value === day}
            onClick={() => onChoose(day)}
            className="px-2! aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {words}
          </Button>
        )
      })}
    </div>
  )
}
