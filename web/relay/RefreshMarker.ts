import { useLayoutEffect, useState } from 'react'
import { useRefresher } from './RefreshContext.ts'

const nothing = () => {}

/**
 * Renders with every refresh, so that the refresher knows when the new data is on screen. Render it once in the tree.
 */
export function RefreshMarker(): null {
  const refresher = useRefresher()
  const [rendered, setRendered] = useState(() => nothing)

  useLayoutEffect(() => refresher.waitWith((next) => setRendered(() => next)), [refresher])
  useLayoutEffect(rendered, [rendered])
  return null
}
