import { expect, it, vi } from 'vitest'
import { gatherStatistics } from './statistics.ts'

const services = (rows: () => Promise<never[]>) => {
  const log = { warn: vi.fn() }
  return {
    log,
    rows: vi.fn(rows),
    given: (called: unknown) => ({ statements: { rows: called }, log }) as never,
  }
}

it('Statistics are gathered once, when the first records are there', async () => {
  const { rows, given } = services(async () => [])
  for (const before of [0, 500, 1000, 1500, 2000, 2500]) {
    await gatherStatistics(given(rows), 'writing', { before, after: before + 500 })
  }
  expect(rows.mock.calls).toEqual([
    ['ANALYZE (SKIP_LOCKED) "Customer", "CustomerStatusChange", "Contact", "FollowUp"', []],
  ])
})

it('Statistics are not gathered for a short list', async () => {
  const { rows, given } = services(async () => [])
  await gatherStatistics(given(rows), 'reading', { before: 0, after: 1_999 })
  expect(rows).not.toHaveBeenCalled()
})

it('An import goes on without statistics', async () => {
  const failure = new Error('out of time')
  const { log, rows, given } = services(() => Promise.reject(failure))
  await gatherStatistics(given(rows), 'reading', { before: 0, after: 100_000 })
  expect(log.warn.mock.calls).toEqual([[{ err: failure }, expect.any(String)]])
})
