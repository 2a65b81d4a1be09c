import { afterEach, beforeEach, expect } from 'vitest'
import type { TestServer } from '#api/testing/httpServer.ts'

/** CPU time of a probe and a request to `/health` together, in microseconds: what is usual, and what is never allowed. */
const [usual, most] = [100_000, 500_000]

/**
 * For the tests of a suite: a function that sends a probe and asks `/health` meanwhile. One probe of a test may take more
 * than usual, because a garbage collection can coincide with it. CPU time counts, so that other programs on the machine
 * do not fail the test.
 */
export function livenessProbe(server: () => TestServer) {
  let slowProbes = 0
  beforeEach(() => {
    slowProbes = 0
  })
  afterEach(() => expect(slowProbes).toBeLessThanOrEqual(1))

  return async <Result>(probe: () => Promise<Result>): Promise<Result> => {
    const before = process.cpuUsage()
    const result = probe()
    const { status } = await server().send('GET', '/health')
    const { user, system } = process.cpuUsage(before)
    expect(status).toBe(200)
    expect(user + system).toBeLessThan(most)
    if (user + system >= usual) slowProbes += 1
    return result
  }
}
