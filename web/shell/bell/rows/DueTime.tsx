import { classNames } from '#web/lib/classNames.ts'
import { formatDay, formatTime } from '#web/lib/dates.ts'

interface DueTimeProps {
  instant: string
  timeZone: string
  /** Its time has passed. */
  late: boolean
}

/** The day something is due, and the time. */
export function DueTime({ instant, timeZone, late }: DueTimeProps) {
  return (
    <time dateTime={instant}>
      <span className={classNames('block', late ? 'text-danger-ink' : 'text-ink')}>
        {formatDay(instant, timeZone)}
      </span>{' '}
      <span className="block text-muted tabular-nums">{formatTime(instant, timeZone)}</span>
    </time>
  )
}
