import type { ReactNode } from 'react'
import { formatCalendarDay } from '#web/lib/dates.ts'
import { Button, type ButtonProps } from '#web/ui/actions/Button.tsx'

interface QuickDayProps extends Pick<ButtonProps, 'ref' | 'disabled' | 'pending'> {
  name: string
  icon: ReactNode
  /** `YYYY-MM-DD` */
  day: string
  onChoose: (day: string) => void
}

/** A button that chooses a day and shows its date. */
export function QuickDay({ name, icon, day, onChoose, ...button }: QuickDayProps) {
  return (
    <Button {...button} icon={icon} onClick={() => onChoose(day)} className="w-full justify-start">
      {name}
      <time dateTime={day} className="ml-auto font-normal text-muted">
        {formatCalendarDay(day)}
      </time>
    </Button>
  )
}
