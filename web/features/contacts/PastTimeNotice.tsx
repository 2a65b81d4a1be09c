import { Notice } from '#web/ui/feedback/Notice.tsx'
import { instantOf } from './contactInstant.ts'

/** Warns that the chosen time has passed. The form can be submitted anyway. */
export function PastTimeNotice({ date, time, zone }: { date: string; time: string; zone: string }) {
  const instant = instantOf(date, time, zone)
  return instant !== null && hasPassed(instant) ? (
    <Notice tone="warning">This time has already passed. The contact will be overdue at once.</Notice>
  ) : null
}

function hasPassed(instant: string): boolean {
  return Date.parse(instant) < Date.now()
}
