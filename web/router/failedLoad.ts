import { useLocation, useNavigate } from 'react-router'
import type { Connection } from '#web/lib/connection.ts'
import { ApiError } from '#web/relay/ApiError.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'

/** Why a screen could not be loaded. */
export function whyNotLoaded(error: unknown, connection: Connection): { title: string; description: string } {
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

/**
 * Whether code could not be fetched, or the server does not know the page's query: usually it was upgraded after the
 * page was loaded. Browsers have no common error for missing code.
 */
export function isOutdated(error: unknown): boolean {
  if (error instanceof ApiError) return error.isOutdated
  return error instanceof Error && /imported module|module script|preload CSS/i.test(error.message)
}

/** Loads a failed screen again. By itself (not by a press) only where no unsaved input would be lost. */
export function useRetry(error: unknown): { retry: () => void; retryByItself: () => void } {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSessionStore()
  // A failed import can't be retried without reloading the page, because browsers cache the failure.
  const needsReload = !(error instanceof ApiError) || error.isOutdated
  const openAgain = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  return {
    retry: () => (needsReload ? session.reload() : openAgain()),
    retryByItself: () => (needsReload ? session.reloadWithoutLoss() : openAgain()),
  }
}
