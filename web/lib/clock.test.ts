import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compareClocks, hasPassed, now } from './clock.ts'
import { formatDay } from './dates.ts'
import { todayIn } from './days.ts'

const noon = Date.parse('2026-11-27T12:00:00Z')
const hour = 3_600_000
const answerOf = (server: number) => compareClocks(new Date(server).toUTCString(), Date.now())

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterEach(() => {
  answerOf(Date.now())
  vi.useRealTimers()
})

test.each([
  ['11 hours ahead', -11 * hour, '2026-11-27'],
  ['20 hours behind', 20 * hour, '2026-11-28'],
  ['a month behind', 30 * 24 * hour, '2026-12-27'],
  ['a year ahead', -365 * 24 * hour, '2025-11-27'],
])('A clock that is %s gives the day of the server', (_, ahead, today) => {
  answerOf(noon + ahead)
  expect(now()).toBe(noon + ahead)
  expect(todayIn('UTC')).toBe(today)
  expect(formatDay(today, 'UTC')).toBe('Today')
})

test('A clock that is off by less than a minute counts as right', () => {
  answerOf(noon + 59_000)
  expect(now()).toBe(noon)
})

test('A clock that is set right counts as right from the next answer on', () => {
  answerOf(noon + 5 * hour)
  expect(hasPassed(new Date(noon + 4 * hour).toISOString())).toBe(true)
  vi.setSystemTime(noon + 5 * hour)
  answerOf(noon + 5 * hour)
  expect(now()).toBe(noon + 5 * hour)
})

test('An answer without a date changes nothing, nor one that was read after a sleep', () => {
  answerOf(noon + 5 * hour)
  compareClocks(null, noon)
  compareClocks('soon', noon)
  compareClocks(new Date(noon - 8 * hour).toUTCString(), noon - 8 * hour)
  expect(now()).toBe(noon + 5 * hour)
})
