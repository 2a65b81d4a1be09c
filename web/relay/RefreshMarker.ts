import { useLayoutEffect, useState } from 'react'
import { useRefresher } from './RefreshContext.ts'

const nothing = () => {}

/** Renders along with every refresh, which so knows when it is on the screen. Stands once in the tree. */
export function RefreshMarker(): null {
  const refresher = useRefresher()
  const [rendered, setRendered] = useState(() => nothing)

  useLayoutEffect(() => refresher.waitWith((next) => setRendered(() => next)), [refresher])
  useLayoutEffect(rendered, [rendered])
  return null
}
