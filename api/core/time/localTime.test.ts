import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  formatInstant,
  isDay,
  localDay,
  readInstant,
  startOfDay,
  zonedInstant,
} from '#api/core/time/localTime.ts'

describe('local time', () => {
  it('moves a time that DST skips forward by the gap', () => {
    expect(zonedInstant('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    )
    expect(zonedInstant('2026-03-29', '02:15', 'Europe/Berlin').toISOString()).toBe(
      '2026-03-29T01:15:00.000Z',
    )
  })

  it('takes the first of two like times', () => {
    expect(zonedInstant('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    )
    expect(zonedInstant('2026-10-25', '02:30', 'Europe/Berlin').toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    )
  })

  it('begins a day where midnight itself is skipped', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  })

  it('knows the day on both sides of midnight', () => {
    expect(localDay(new Date('2026-06-10T03:59:59Z'), 'America/New_York')).toBe('2026-06-09')
    expect(localDay(new Date('2026-06-10T04:00:00Z'), 'America/New_York')).toBe('2026-06-10')
    expect(localDay(new Date('2026-06-10T03:59:59Z'), 'Pacific/Kiritimati')).toBe('2026-06-10')
  })

  it('adds days across months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('comes back to the local reading it was made from, in any zone', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 3650 }),
        fc.integer({ min: 4, max: 23 }),
        (zone, offset, hour) => {
          const day = addDays('2024-01-01', offset)
          const instant = zonedInstant(day, `${String(hour).padStart(2, '0')}:00`, zone)
          const read = instant.toLocaleString('sv-SE', { timeZone: zone })
          expect(read).toBe(`${day} ${String(hour).padStart(2, '0')}:00:00`)
        },
      ),
    )
  })

  it('reads only instants that exist', () => {
    expect(readInstant('2026-02-28T10:00:00Z')?.toISOString()).toBe('2026-02-28T10:00:00.000Z')
    expect(readInstant('2026-02-28T10:00:00+02:00')?.toISOString()).toBe('2026-02-28T08:00:00.000Z')
    for (const wrong of [
      '2026-02-30T10:00:00Z',
      '2026-02-28',
      '2026-02-28T25:00:00Z',
      '2026-02-28T10:00:00',
      5,
      null,
    ]) {
      expect(readInstant(wrong)).toBeNull()
    }
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2028-02-29')).toBe(true)
  })

  it('formats an instant in the time zone of the business', () => {
    expect(formatInstant(new Date('2026-11-20T19:05:00Z'), 'America/New_York')).toBe('Nov 20, 2026, 2:05 PM')
  })
})
