import { useEffect, useEffectEvent } from 'react'
import { useRefresher } from './RefreshContext.ts'

/**
 * Refetches what is on screen every `ms` milliseconds, and when the page becomes visible: for values that change
 * without a write, which nothing announces. A hidden page asks nothing.
 */
export function useRefreshEvery(ms: number): void {
  const refresher = useRefresher()
  const refreshInView = useEffectEvent(() => {
    if (!document.hidden) void refresher.refresh()
  })
  useEffect(() => {
    const timer = setInterval(refreshInView, ms)
    document.addEventListener('visibilitychange', refreshInView)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshInView)
    }
  }, [ms])
}
