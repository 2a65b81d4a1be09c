import { storeCookie } from '#web/lib/storeCookie.ts'

/** In a cookie, because signing out clears the browser's storage and the next sign-in needs it. */
const cookie = 'last_business'
/** The demo is not remembered, because anybody may visit it. */
const demoBusinessId = 1

/** The business that was last used in this browser, which the server tries first; null when there was none. */
export function lastBusinessId(): number | null {
  const value = new RegExp(`(?:^|; )${cookie}=(\\d{1,9})(?:;|$)`).exec(document.cookie)?.[1]
  return value === undefined ? null : Number(value)
}

export function rememberBusiness(id: number): void {
  if (id === demoBusinessId) return
  storeCookie(cookie, id)
}
