import { useEffect, useEffectEvent } from 'react'
import { hasPassed, now } from '#web/lib/clock.ts'
import { useRefresher } from './RefreshContext.ts'

/** A delay after the moment, so that the server's clock has passed it too. */
const margin = 50
/**
 * The delay before another attempt when the refresh changed nothing: the server could not be reached, or its clock is
 * behind.
 */
const retryDelay = 60_000
/** The longest delay of one timer, in milliseconds: browsers take no more than 24.8 days. */
const longestTimer = 86_400_000

/**
 * Refreshes the screen at a time when it changes without a write: a record becomes overdue, or the day ends. No timer
 * runs while the page is hidden.
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
      const left = Date.parse(moment) + margin - now()
      timer = setTimeout(look, Math.min(Math.max(left, least), longestTimer))
    }
    const look = () => {
      const isPast = hasPassed(moment)
      if (isPast) refresh()
      wait(isPast ? retryDelay : 0)
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
