import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayGroup } from './dayGroup.ts'

// Half past ten on a Tuesday evening in New York, where it is Wednesday in UTC.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T03:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-23T15:00:00Z', 'OVERDUE', 'Overdue'],
  ['2026-11-23T15:00:00Z', 'COMPLETED', 'Earlier'],
  ['2026-11-24T15:00:00Z', 'OVERDUE', 'Today'],
  ['2026-11-25T04:59:00Z', 'SCHEDULED', 'Today'],
  ['2026-11-25T05:00:00Z', 'SCHEDULED', 'Tomorrow'],
  ['2026-11-28T15:00:00Z', 'SCHEDULED', 'This week'],
  ['2026-11-29T15:00:00Z', 'SCHEDULED', 'Later'],
] as const)('%s, %s: %s', (scheduledDate, status, group) => {
  expect(dayGroup({ scheduledDate, status }, 'America/New_York')).toBe(group)
})
