import { afterEach, beforeEach, vi } from 'vitest'
import { storeBusinessSession } from '#web/testing/sessions.ts'

/** Each test begins signed in, on a Friday at half past noon in New York. */
export function setUpFridayNoon(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T17:30:00.000Z') })
    localStorage.clear()
    storeBusinessSession()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
