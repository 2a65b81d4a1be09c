import { hasPassed } from '#web/lib/clock.ts'
import { formatClock } from '#web/lib/dates.ts'
import { timeOf } from '#web/lib/days.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { instantOf } from './contactInstant.ts'

/** From then on, and before the morning, people are not called unless they asked for it. */
const night = { from: '21:00', until: '08:00' }

/**
 * What is unusual about the chosen time: the clocks skip it, it has passed, or it is at night. The form can be submitted
 * anyway.
 */
export function TimeNotices({ date, time }: { date: string; time: string }) {
  const timeZone = useTimeZone()
  const instant = instantOf(date, time, timeZone)
  if (instant === null) return null
  const kept = timeOf(instant, timeZone)
  return (
    <>
      {kept !== time && (
        <Notice>The clocks change on this day. The contact will be at {formatClock(kept)}.</Notice>
      )}
      {hasPassed(instant) ? (
        <Notice tone="warning">This time has already passed. The contact will be overdue at once.</Notice>
      ) : (
        (kept >= night.from || kept < night.until) && <Notice>{formatClock(kept)} is at night.</Notice>
      )}
    </>
  )
}
