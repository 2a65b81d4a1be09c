import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * Reads what the address asks for by now. What is rendered lags behind while data are on their way; who writes a part
 * of the address from that would take back what was chosen meanwhile.
 */
export function useLatestSearch(): () => URLSearchParams {
  const router = use(DataRouterContext)?.router
  const location = useLocation()
  return () => {
    const { search } = router?.state.navigation.location ?? router?.state.location ?? location
    return new URLSearchParams(search)
  }
}
