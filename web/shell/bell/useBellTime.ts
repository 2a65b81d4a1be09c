import { useEffect, useEffectEvent } from 'react'

/** Just behind the moment, so that what was due at it is past. */
const moment = 50
/** How long to wait when asking did not help: the server could not be reached, or its clock is behind. */
const again = 60_000
/** Timers can't be longer than 24.8 days; looking again once a day costs nothing. */
const longest = 86_400_000

/**
 * Asks anew when the bell changes by itself, because a contact becomes overdue or the day ends. One timer waits for
 * that; none while nobody looks.
 */
export function useBellTime(changesAt: string | null, refresh: () => void): void {
  const onDue = useEffectEvent(refresh)

  useEffect(() => {
    if (changesAt === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (least = 0) => {
      clearTimeout(timer)
      if (document.hidden) return
      const left = Date.parse(changesAt) + moment - Date.now()
      timer = setTimeout(look, Math.min(Math.max(left, least), longest))
    }
    const look = () => {
      const due = Date.now() > Date.parse(changesAt)
      if (due) onDue()
      wait(due ? again : 0)
    }
    const onVisibility = () => wait()
    wait()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [changesAt])
}
