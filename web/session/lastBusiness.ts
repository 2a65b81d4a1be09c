import { readCookie, writeCookie } from '#web/lib/cookies.ts'

const cookie = 'last_business'
/** The demo is not remembered, because anybody may visit it. */
const demoBusinessId = 1

/** The business that was last used in this browser, which the server tries first; null when there was none. */
export function lastBusinessId(): number | null {
  const value = readCookie(cookie) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

export function rememberBusiness(id: number): void {
  if (id !== demoBusinessId) writeCookie(cookie, String(id))
}
