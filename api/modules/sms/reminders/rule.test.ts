import { describe, expect, it } from 'vitest'
import { isHourFor, nextTry } from '#api/modules/sms/reminders/rule.ts'

const zone = 'America/New_York'
const at = (text: string) => new Date(`${text}-04:00`)

describe('the quiet hours of a business', () => {
  it.each([
    // Due during the day.
    ['2026-06-17T15:00', '2026-06-16T15:00', true],
    ['2026-06-17T20:59', '2026-06-16T20:59', true],
    ['2026-06-17T21:00', '2026-06-16T21:00', false],
    ['2026-06-17T08:00', '2026-06-16T08:00', true],
    // Due at night: sent at 09:00.
    ['2026-06-17T07:59', '2026-06-16T07:59', false],
    ['2026-06-17T07:59', '2026-06-16T08:00', false],
    ['2026-06-17T07:59', '2026-06-16T08:59', false],
    ['2026-06-17T07:59', '2026-06-16T09:00', true],
    // For this one 09:00 is too late.
    ['2026-06-16T09:30', '2026-06-16T08:00', true],
    ['2026-06-16T10:00', '2026-06-16T08:30', false],
  ])('let the reminder of %s out at %s: %s', (start, now, expected) => {
    expect(isHourFor(at(start), at(now), zone)).toBe(expected)
  })
})

it('A reminder is tried again after 5, 15 and 45 minutes, while there is time', () => {
  const now = at('2026-06-16T10:00')
  const far = at('2026-06-17T10:00')
  const waits = [1, 2, 3, 4].map((attempts) => {
    const next = nextTry(attempts, far, now)
    return next && (next.getTime() - now.getTime()) / 60_000
  })
  expect(waits).toEqual([5, 15, 45, null])
  expect(nextTry(1, at('2026-06-16T11:04'), now)).toBeNull()
  expect(nextTry(1, at('2026-06-16T11:05'), now)).not.toBeNull()
})
