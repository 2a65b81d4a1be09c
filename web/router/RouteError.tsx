import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ApiError } from '#web/relay/ApiError.ts'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'

/** Shown instead of a screen that failed. It retries when the connection returns. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const retry = () => {
    // A failed import can't be retried without reloading the page, because browsers cache the failure.
    if (!(error instanceof ApiError)) window.location.reload()
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    const onOnline = () => retryOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return <ErrorState {...wording(error)} onRetry={retry} />
}

function wording(error: unknown): { title: string; description?: string } {
  if (!navigator.onLine) {
    return {
      title: 'You are offline',
      description: 'This page has not been loaded yet. It opens as soon as the connection is back.',
    }
  }
  if (!(error instanceof ApiError)) {
    return { title: 'This page could not be opened', description: 'Part of the page failed to load.' }
  }
  const incident = error.requestId ? ` (${error.requestId})` : ''
  return { title: 'This page could not be loaded', description: error.message + incident }
}
