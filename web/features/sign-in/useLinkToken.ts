import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of the link that was followed; empty for none. It leaves the address at once, and with it what the
 * browser remembers and shows to whoever looks on; a reload still finds it in the entry of the history.
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
