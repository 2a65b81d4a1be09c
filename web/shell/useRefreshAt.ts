import { useEffect, useEffectEvent } from 'react'
import { useRefresher } from '#web/relay/RefreshContext.ts'

/** Just after the moment, so that what was due at it is past. */
const margin = 50
/** How long to wait when reading again did not help: the server could not be reached, or its clock is behind. */
const retryAfter = 60_000
/** Timers can't be longer than 24.8 days. */
const longestTimer = 86_400_000

/**
 * Reads the screen again at a moment at which it changes by itself: something becomes overdue, or the day ends. There
 * is no timer while the page is hidden.
 */
export function useRefreshAt(moment: string | null): void {
  const refresher = useRefresher()
  const refresh = useEffectEvent(() => void refresher.refresh())

  useEffect(() => {
    if (moment === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (least = 0) => {
      clearTimeout(timer)
      if (document.hidden) return
      const left = Date.parse(moment) + margin - Date.now()
      timer = setTimeout(look, Math.min(Math.max(left, least), longestTimer))
    }
    const look = () => {
      const isPast = Date.now() > Date.parse(moment)
      if (isPast) refresh()
      wait(isPast ? retryAfter : 0)
    }
    const onVisibility = () => wait()
    wait()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [moment])
}
