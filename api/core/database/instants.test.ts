import { describe, expect, it } from 'vitest'
import { formatInstantIso, parseInstant } from '#api/core/database/instants.ts'

describe('an instant from the database', () => {
  it.each([
    ['2026-11-20 14:05:09+00', '2026-11-20T14:05:09.000Z'],
    ['2026-11-20 14:05:09.5+00', '2026-11-20T14:05:09.500Z'],
    ['2026-11-20 14:05:09.07+00', '2026-11-20T14:05:09.070Z'],
    ['2026-11-20 14:05:09.129+00', '2026-11-20T14:05:09.129Z'],
    ['2026-11-20 14:05:09.123999+00', '2026-11-20T14:05:09.123Z'],
    ['1926-02-28 23:59:59.999+00', '1926-02-28T23:59:59.999Z'],
    // Formats that go to the driver's parser: other time zones, and years outside 1 to 9999.
    ['2026-11-20 14:05:09.5-05', '2026-11-20T19:05:09.500Z'],
    ['2026-11-20 14:05:09+05:30', '2026-11-20T08:35:09.000Z'],
    ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
    ['10026-11-20 14:05:09+00', '+010026-11-20T14:05:09.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(parseInstant(text).toISOString()).toBe(iso)
  })
})

describe('an instant as text', () => {
  it('is what JavaScript says', () => {
    const step = 86_400_000 * 7.123_456_7
    for (let count = -12_000; count < 12_000; count++) {
      const instant = new Date(Math.trunc(count * step))
      expect(formatInstantIso(instant)).toBe(instant.toISOString())
    }
    for (const time of [0, -1, 8.64e15, -8.64e15, 253402300800000]) {
      expect(formatInstantIso(new Date(time))).toBe(new Date(time).toISOString())
    }
  })

  it('is refused when it is none', () => {
    expect(() => formatInstantIso(new Date(Number.NaN))).toThrow(RangeError)
  })
})
