import type { ReactNode } from 'react'
import { formatDateTime } from '#web/lib/dates.ts'
import { addDays, timeOf, todayIn } from '#web/lib/days.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { Button } from '#web/ui/actions/Button.tsx'

interface QuickMoveProps {
  name: string
  icon: ReactNode
  /** Counted from today in the business's zone. */
  days: number
  /** Where the contact stands; its time of day is kept, whatever the clocks do in between. */
  scheduledDate: string
  timeZone: string
  disabled: boolean
  onMove: (to: string) => void
}

/** Moves a contact with one tap, and says beforehand where to. */
export function QuickMove({ name, icon, days, scheduledDate, timeZone, disabled, onMove }: QuickMoveProps) {
  const to = zonedInstant(addDays(todayIn(timeZone), days), timeOf(scheduledDate, timeZone), timeZone)
  return (
    <Button icon={icon} disabled={disabled} onClick={() => onMove(to)} className="w-full justify-start">
      {name}
      <time dateTime={to} className="ml-auto font-normal text-muted">
        {formatDateTime(to, timeZone)}
      </time>
    </Button>
  )
}
