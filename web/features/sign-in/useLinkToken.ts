import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of the followed link; empty for none. It is removed from the URL immediately, so that neither the browser's
 * history nor a bystander sees it; a reload finds it in the state of the history entry.
 */
export function useLinkToken(): string {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const fromLink = new URLSearchParams(search).get('token') ?? ''

  useEffect(() => {
    if (fromLink !== '') void navigate(pathname, { replace: true, state: { token: fromLink } })
  }, [fromLink, pathname, navigate])

  const kept: unknown = (state as { token?: unknown } | null)?.token
  return fromLink || (typeof kept === 'string' ? kept : '')
}
