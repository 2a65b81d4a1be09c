import type { ReactNode } from 'react'
import { formatDateTime } from '#web/lib/dates.ts'
import { addDays, timeOf, todayIn } from '#web/lib/days.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'

interface QuickMoveProps {
  name: string
  icon: ReactNode
  /** Counted from today in the business's zone. */
  days: number
  /** The current time of the contact. Its local time of day is kept across clock changes. */
  scheduledDate: string
  disabled: boolean
  onMove: (to: string) => void
}

/** A button that moves a contact and shows its new date; nothing when the contact has this time already. */
export function QuickMove({ name, icon, days, scheduledDate, disabled, onMove }: QuickMoveProps) {
  const timeZone = useTimeZone()
  const to = zonedInstant(addDays(todayIn(timeZone), days), timeOf(scheduledDate, timeZone), timeZone)
  if (Date.parse(to) === Date.parse(scheduledDate)) return null
  return (
    <Button icon={icon} disabled={disabled} onClick={() => onMove(to)} className="w-full justify-start">
      {name}
      <time dateTime={to} className="ml-auto font-normal text-muted">
        {formatDateTime(to, timeZone)}
      </time>
    </Button>
  )
}
