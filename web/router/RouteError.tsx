import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { checkConnection } from '#web/lib/connection.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { useConnection, useOnReconnect } from '#web/ui/useConnection.ts'
import { useRetry, whyNotLoaded } from './failedLoad.ts'

/** Shown instead of a screen that failed. When the connection returns, the page is loaded again. */
export function RouteError() {
  const error = useRouteError()
  const retry = useRetry(error)
  const connection = useConnection()
  const session = useSessionStore()
  // An import does not say whether the connection or the code is missing.
  useEffect(() => void checkConnection(), [])
  useOnReconnect(() => void session.reload())
  return <ErrorState {...whyNotLoaded(error, connection)} onRetry={retry} />
}
