/** In a cookie, because signing out clears the browser's storage and the next sign-in needs it. */
const cookie = 'last_business'
/** Anybody may look at the demo: it says nothing about where the next person works. */
const demoBusinessId = 1

/** The business that was last used in this browser, for the server to try first; null when there was none. */
export function lastBusinessId(): number | null {
  const value = new RegExp(`(?:^|; )${cookie}=(\\d{1,9})(?:;|$)`).exec(document.cookie)?.[1]
  return value === undefined ? null : Number(value)
}

export function rememberBusiness(id: number): void {
  if (id === demoBusinessId) return
  const year = 365 * 24 * 60 * 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${id}; path=/; max-age=${year}; samesite=lax`
}
