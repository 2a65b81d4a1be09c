import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayGroup } from './dayGroup.ts'

// Half past ten on a Tuesday evening in New York, where it is Wednesday in UTC.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T03:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-23T15:00:00Z', 'Earlier'],
  ['2026-11-24T15:00:00Z', 'Today'],
  ['2026-11-25T04:59:00Z', 'Today'],
  ['2026-11-25T05:00:00Z', 'Tomorrow'],
  ['2026-11-28T15:00:00Z', 'This week'],
  ['2026-11-29T15:00:00Z', 'Later'],
])('%s: %s', (scheduledDate, group) => {
  expect(dayGroup(scheduledDate, 'America/New_York')).toBe(group)
})
