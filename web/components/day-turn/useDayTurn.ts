import { useEffect } from 'react'
import { addDays, todayIn } from '#web/lib/days.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { useRefreshShown } from '#web/router/RefreshContext.ts'

/** The server's clock may be a little behind ours. */
const grace = 1_000

/** Asks anew for what is shown when the day of the zone ends: what was due today is overdue then. */
export function useDayTurn(timeZone: string): void {
  const refreshShown = useRefreshShown()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const midnight = Date.parse(zonedInstant(addDays(todayIn(timeZone), 1), '00:00', timeZone))
      timer = setTimeout(
        () => {
          refreshShown()
          wait()
        },
        midnight - Date.now() + grace,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [timeZone, refreshShown])
}
