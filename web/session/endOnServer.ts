/**
 * Asks the server to refuse a token from now on. The response is not awaited: the request outlives the page, and
 * without a connection the token expires within hours.
 */
export function endOnServer(token: string): void {
  const headers = { Authorization: `Bearer ${token}` }
  fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}
