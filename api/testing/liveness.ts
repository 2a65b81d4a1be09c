import { afterEach, beforeEach, expect } from 'vitest'
import type { TestServer } from '#api/testing/httpServer.ts'

/** Microseconds of CPU time that a probe and a request to `/health` may take together. */
const busy = 100_000

/**
 * For the tests of a suite: a function that sends a probe and asks `/health` meanwhile. At most one probe of a test may
 * keep the process busy, because a garbage collection can coincide with it; an attack works every time. CPU time counts,
 * so that other programs on the machine do not fail the test.
 */
export function livenessProbe(server: () => TestServer) {
  let busyProbes = 0
  beforeEach(() => {
    busyProbes = 0
  })
  afterEach(() => expect(busyProbes).toBeLessThanOrEqual(1))

  return async <Result>(probe: () => Promise<Result>): Promise<Result> => {
    const before = process.cpuUsage()
    const result = probe()
    const { status } = await server().send('GET', '/health')
    const { user, system } = process.cpuUsage(before)
    expect(status).toBe(200)
    if (user + system >= busy) busyProbes += 1
    return result
  }
}
