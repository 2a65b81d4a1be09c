import { classNames } from '#web/lib/classNames.ts'
import { formatDay, formatTime } from '#web/lib/dates.ts'

interface DueTimeProps {
  instant: string
  timeZone: string
  /** Whether the time has passed. */
  late: boolean
}

/** The due day and time. */
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
