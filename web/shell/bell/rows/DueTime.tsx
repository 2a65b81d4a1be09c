import { classNames } from '#web/lib/classNames.ts'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

interface DueTimeProps {
  instant: string
  /** Whether the time has passed. */
  late: boolean
}

/** The due day and time. */
export function DueTime({ instant, late }: DueTimeProps) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={instant}>
      <span className={classNames('block', late ? 'text-danger-ink' : 'text-ink')}>
        {formatDay(instant, timeZone)}
      </span>{' '}
      <span className="block text-muted tabular-nums">{formatTime(instant, timeZone)}</span>
    </time>
  )
}
