import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * Reads the current search parameters of the URL. The rendered location lags behind while data is loading; a change
 * based on it would discard a choice that was made in the meantime.
 */
export function useLatestSearch(): () => URLSearchParams {
  const router = use(DataRouterContext)?.router
  const location = useLocation()
  return () => {
    const { search } = router?.state.navigation.location ?? router?.state.location ?? location
    return new URLSearchParams(search)
  }
}
