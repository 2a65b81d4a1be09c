import { useEffect, useEffectEvent } from 'react'
import { useRouteError } from 'react-router'
import { checkConnection, connectionNow } from '#web/lib/connection.ts'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { useConnection, useOnReconnect } from '#web/ui/useConnection.ts'
import { isOutdated, useRetry, whyNotLoaded } from './failedLoad.ts'

/** The least time between two reloads that nobody asked for, in milliseconds. */
const reloadInterval = 60_000
const reloadedAt = 'reloaded_at'

/**
 * Shown instead of a screen that failed. It tries again when the connection returns. A page that is older than the
 * server is loaded again.
 */
export function RouteError() {
  const error = useRouteError()
  const { retry, retryByItself } = useRetry(error)
  const connection = useConnection()
  useOnReconnect(retryByItself)
  const reloadOutdated = useEffectEvent((failed: unknown) => {
    const isRecent = Date.now() - Number(sessionStorage.getItem(reloadedAt)) < reloadInterval
    if (connectionNow() !== 'online' || !isOutdated(failed) || isRecent) return
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    retryByItself()
  })
  useEffect(() => {
    void checkConnection().then(() => reloadOutdated(error))
  }, [error])
  return <ErrorState {...whyNotLoaded(error, connection)} onRetry={retry} />
}
