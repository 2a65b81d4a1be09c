import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { registry } from '#api/core/telemetry/metrics.ts'
import { freshDatabase } from '#api/testing/database.ts'
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
  // A clock that is just behind rounds to -0.
  return line?.[1] === undefined ? null : Math.round(Number(line[1])) + 0
}
const clockAt = (seconds: () => number) => ({ now: () => new Date(Date.now() + seconds() * 1000) })
const logOf = () => {
  const warn = vi.fn()
  return { warn, log: { info: vi.fn(), warn, error: vi.fn(), child: vi.fn() } }
}

it.each([
  [0, 0],
  [9, 0],
  [-9, 0],
  [12, 1],
  [-600, 1],
  [-7200, 1],
  [86_400 * 365, 1],
])('shows that the clock is %i s off; warnings: %i', async (seconds, warnings) => {
  const { warn, log } = logOf()
  const stop = await watchClock({ pool, clock: clockAt(() => seconds), log })
  expect(await shown()).toBe(seconds)
  expect(warn.mock.calls.map(([line]) => line)).toEqual(Array(warnings).fill({ seconds }))
  stop()
})

it('looks again each minute, and shows nothing while it does not know', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let seconds = 0
  let connect = () => pool.connect()
  const lost = { connect: () => connect() } as typeof pool
  const { warn, log } = logOf()
  const stop = await watchClock({ pool: lost, clock: clockAt(() => seconds), log })
  seconds = 700
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await shown()).toBe(700))
  connect = () => Promise.reject(new Error('gone'))
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await shown()).toBeNull())
  expect(warn.mock.calls.map(([line]) => line)).toEqual([{ seconds: 700 }, { reason: 'gone' }])
  stop()
})
