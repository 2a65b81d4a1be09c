import { useLocation, useNavigate } from 'react-router'
import type { Connection } from '#web/lib/connection.ts'
import { ApiError } from '#web/relay/ApiError.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'

/** Why a screen could not be loaded. */
export function whyNotLoaded(
  error: unknown,
  connection: Connection,
): { title: string; description?: string } {
  if (connection !== 'online') {
    return {
      title: connection === 'offline' ? 'You are offline' : 'Cuecard can’t be reached',
      description: 'This has not been loaded yet. It opens as soon as the connection is back.',
    }
  }
  if (!(error instanceof ApiError)) {
    return { title: 'This page could not be opened', description: 'Part of the page failed to load.' }
  }
  const incident = error.requestId ? ` (${error.requestId})` : ''
  return { title: 'This page could not be loaded', description: error.message + incident }
}

/** Loads a screen again that failed. */
export function useRetry(error: unknown): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSessionStore()
  return () => {
    // A failed import can't be retried without reloading the page, because browsers cache the failure.
    if (!(error instanceof ApiError)) session.reload()
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
}
