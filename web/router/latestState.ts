import type { DataRouter } from 'react-router'

/**
 * A router that tells each listener its state at once. `RouterProvider` takes the state when it is rendered and follows
 * it once it is shown: without this, Back or a link that is pressed while the first screen loads changes the address
 * alone.
 */
export function tellingItsState(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    const stop = router.subscribe(listener)
    listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
    return stop
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}
