import { afterEach, beforeEach, expect } from 'vitest'
import type { TestServer } from '#api/testing/harness/http/httpServer.ts'

/**
 * CPU time of a probe together with a request to `/health`, in microseconds: the usual maximum and the absolute
 * maximum. Both leave room for a machine several times slower than a developer's; what grows faster than the size of
 * its request takes seconds.
 */
const [usual, most] = [250_000, 1_000_000]

/**
 * Returns a function for the tests of a suite that sends a probe and requests `/health` meanwhile. One probe per test
 * may exceed the usual maximum, because a garbage collection can coincide with it. CPU time is measured, so that
 * other programs on the machine do not fail the test.
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
