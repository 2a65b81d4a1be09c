import * as polyfill from 'temporal-polyfill'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTimeZone, wallClock } from './timeZone.ts'
import { zonedInstant } from './zonedInstant.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['with Temporal', polyfill.Temporal],
  ['without Temporal', undefined],
])('%s', (_name, temporal) => {
  const clockOf = (instant: string, zone: string) => {
    vi.stubGlobal('Temporal', temporal)
    return new Date(wallClock(Date.parse(instant), zone)).toISOString()
  }

  it.each([
    ['2026-01-06T03:30:00.000Z', 'America/New_York', '2026-01-05T22:30:00.000Z'],
    ['2026-07-06T03:30:00.000Z', 'America/New_York', '2026-07-05T23:30:00.000Z'],
    ['2026-03-08T06:59:59.000Z', 'America/New_York', '2026-03-08T01:59:59.000Z'],
    ['2026-03-08T07:00:00.000Z', 'America/New_York', '2026-03-08T03:00:00.000Z'],
    ['2026-11-01T06:00:00.000Z', 'America/New_York', '2026-11-01T01:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', 'Asia/Kathmandu', '2026-01-01T05:45:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 'Pacific/Kiritimati', '2027-01-01T02:00:00.000Z'],
    ['2026-06-10T12:00:00.000Z', 'UTC', '2026-06-10T12:00:00.000Z'],
    ['1969-12-31T23:59:59.999Z', 'UTC', '1969-12-31T23:59:59.000Z'],
  ])('%s in %s', (instant, zone, wall) => {
    expect(clockOf(instant, zone)).toBe(wall)
  })

  it('an hour that the clocks skip moves forward', () => {
    vi.stubGlobal('Temporal', temporal)
    expect(zonedInstant('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
  })

  it('an unknown zone and no instant are refused', () => {
    vi.stubGlobal('Temporal', temporal)
    expect(() => wallClock(0, 'Mars/Olympus')).toThrow(RangeError)
    expect(() => wallClock(Number.NaN, 'UTC')).toThrow(RangeError)
  })

  it('the zone of the browser is known', () => {
    vi.stubGlobal('Temporal', temporal)
    expect(browserTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
})
