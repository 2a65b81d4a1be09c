import { CalendarClock, CalendarDays, ChevronDown, Sunrise } from 'lucide-react'
import type { ReactElement } from 'react'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { addDays, timeOf, todayIn } from '#web/lib/days.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { type Movable, useRescheduleContact } from './acts/useRescheduleContact.ts'

interface RescheduleMenuProps {
  contact: Movable
  timeZone: string
  /** The id of the name on the card. */
  heading: string
  /** Another date or time is wanted. */
  onPick: () => void
}

/** Moves a contact with one tap, at its time of day, or asks for another time (decisions, section 5). */
export function RescheduleMenu({ contact, timeZone, heading, onPick }: RescheduleMenuProps) {
  const [reschedule, pending] = useRescheduleContact(timeZone)
  const quick = { contact, timeZone, onMove: (to: string) => void reschedule(contact, to) }
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" variant="ghost" pending={pending} aria-describedby={heading}>
          Reschedule
          <ChevronDown aria-hidden className="text-faint max-sm:hidden" />
        </Button>
      }
    >
      <QuickMove {...quick} name="Tomorrow" days={1} icon={<Sunrise />} />
      <QuickMove {...quick} name="Next week" days={7} icon={<CalendarDays />} />
      <MenuSeparator />
      <MenuItem icon={<CalendarClock />} onSelect={onPick}>
        Pick date and time...
      </MenuItem>
    </Menu>
  )
}

interface QuickMoveProps {
  contact: Movable
  timeZone: string
  name: string
  /** Counted from today in the business's zone. */
  days: number
  icon: ReactElement
  onMove: (to: string) => void
}

function QuickMove({ contact: { scheduledDate }, timeZone, name, days, icon, onMove }: QuickMoveProps) {
  const to = zonedInstant(addDays(todayIn(timeZone), days), timeOf(scheduledDate, timeZone), timeZone)
  return (
    <MenuItem icon={icon} onSelect={() => onMove(to)}>
      <span className="flex justify-between gap-6">
        {name}
        <span className="text-muted tabular-nums">
          {days === 1 ? formatTime(to, timeZone) : formatDay(to, timeZone)}
        </span>
      </span>
    </MenuItem>
  )
}
