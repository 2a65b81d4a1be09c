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
let stop = () => {}

/** The store of a tab. */
export function openStore(): SessionStore {
  const store = new SessionStore({ storage: localStorage, load })
  stop = store.watch()
  return store
}

/** Closes the tab. */
export const closeStore = () => stop()

/** Starts each test on May 1, 2026 with an empty storage. */
export function setUpSessionStore(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 4, 1) })
    localStorage.clear()
    load.mockClear()
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })
}
