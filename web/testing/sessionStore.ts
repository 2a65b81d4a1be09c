import { afterEach, beforeEach, vi } from 'vitest'
import { SessionStore } from '#web/session/SessionStore.ts'

export const hour = 3_600_000
export const dana = {
  id: 1,
  businessId: 1,
  username: 'dana',
  firstName: 'Dana',
  lastName: 'W',
  role: 'admin',
} as const

/** Loads a page. */
export const load = vi.fn()
const stops: (() => void)[] = []

/** The store of a tab. */
export function openStore(): SessionStore {
  const store = new SessionStore({ storage: localStorage, load })
  stops.push(store.watch())
  return store
}

/** Closes every tab that was opened, so that none listens in the tests that follow. */
export function closeStore(): void {
  for (const stop of stops.splice(0)) stop()
}

/** Starts each test on May 1, 2026 at the Dashboard with an empty storage. */
export function setUpSessionStore(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 4, 1) })
    window.history.replaceState(null, '', '/')
    localStorage.clear()
    load.mockClear()
  })
  afterEach(() => {
    closeStore()
    vi.useRealTimers()
  })
}
