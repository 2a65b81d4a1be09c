import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/** Reads the current path of the URL, also for what happens after the component was removed, such as an *Undo*. */
export function useLatestPath(): () => string {
  const router = use(DataRouterContext)?.router
  const { pathname } = useLocation()
  return () => router?.state.location.pathname ?? pathname
}
