import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { storeBusinessSession } from '#web/testing/sessions.ts'

/** Preloads the code of a screen, and starts each test signed in at a business. */
export function setUpScreen(...code: (() => Promise<unknown>)[]): void {
  beforeAll(() => Promise.all(code.map((load) => load())), 60_000)
  beforeEach(() => {
    localStorage.clear()
    storeBusinessSession()
  })
  afterEach(() => vi.unstubAllGlobals())
}
