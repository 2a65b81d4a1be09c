import { use, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { askToLeave, followRouter, isPageGuarded } from '#web/ui/overlays/overlayHistory.ts'

const blockerKey = 'overlays'

/**
 * Confirms leaving a page by a link while it has unsaved input. `overlayHistory.ts` handles steps through the history.
 * The router's `useBlocker` is not used, because it would add to the entry bundle.
 */
export function OverlayNavigation() {
  const router = use(DataRouterContext)?.router
  useEffect(() => {
    if (!router) return
    followRouter()
    router.getBlocker(
      blockerKey,
      ({ historyAction, currentLocation, nextLocation }) =>
        historyAction !== 'POP' && isPageGuarded(currentLocation.pathname === nextLocation.pathname),
    )
    let handled: unknown
    const unsubscribe = router.subscribe(({ blockers }) => {
      followRouter()
      const blocker = blockers.get(blockerKey)
      if (blocker?.state !== 'blocked' || blocker === handled) return
      handled = blocker
      void askToLeave().then((left) => (left ? blocker.proceed() : blocker.reset()))
    })
    return () => {
      unsubscribe()
      router.deleteBlocker(blockerKey)
    }
  }, [router])
  return null
}
