import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { registry } from '#api/core/telemetry/metrics.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { watchClock } from './clockOffset.ts'

let pool: Connection['pool']

beforeAll(async () => {
  const database = await freshDatabase()
  pool = database.pool
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = async () => {
  const line = /^cuecard_clock_offset_seconds (.*)$/m.exec(await registry.metrics())
  return line?.[1] === undefined ? null : Number(line[1])
}
/** What is measured of such a difference: less by half of the time that the answer took. */
const about = (seconds: number) => expect.closeTo(seconds, -0.5)
const clockAt = (seconds: () => number) => ({ now: () => new Date(Date.now() + seconds() * 1000) })
const logOf = () => {
  const warn = vi.fn()
  return { warn, log: { info: vi.fn(), warn, error: vi.fn(), child: vi.fn() } }
}

it.each([
  [0, 0],
  [9, 0],
  [-9, 0],
  [13, 1],
  [-600, 1],
  [-7200, 1],
  [86_400 * 365, 1],
])('The clock check shows that the clock is %i s off; warnings: %i', async (seconds, warnings) => {
  const { warn, log } = logOf()
  const stop = await watchClock({ pool, clock: clockAt(() => seconds), log })
  expect(await shown()).toEqual(about(seconds))
  expect(warn.mock.calls.map(([line]) => line)).toEqual(Array(warnings).fill({ seconds: about(seconds) }))
  stop()
})

it('The clock check looks again each minute, and shows nothing while it does not know', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let seconds = 0
  let connect = () => pool.connect()
  const lost = { connect: () => connect() } as typeof pool
  const { warn, log } = logOf()
  const stop = await watchClock({ pool: lost, clock: clockAt(() => seconds), log })
  seconds = 700
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await shown()).toEqual(about(700)), { timeout: 10_000 })
  connect = () => Promise.reject(new Error('gone'))
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await shown()).toBeNull(), { timeout: 10_000 })
  expect(warn.mock.calls.map(([line]) => line)).toEqual([{ seconds: about(700) }, { reason: 'gone' }])
  stop()
})
