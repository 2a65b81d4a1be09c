import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, timeOf } from './days.ts'
import { zonedInstant } from './zonedInstant.ts'

describe('zonedInstant', () => {
  it.each([
    ['2026-01-15', '09:00', 'America/New_York', '2026-01-15T14:00:00.000Z'],
    ['2026-07-15', '09:00', 'America/New_York', '2026-07-15T13:00:00.000Z'],
    ['2026-07-15', '09:00', 'Asia/Kolkata', '2026-07-15T03:30:00.000Z'],
    ['2026-07-15', '00:30', 'Pacific/Kiritimati', '2026-07-14T10:30:00.000Z'],
    ['2026-07-15', '23:30', 'Pacific/Honolulu', '2026-07-16T09:30:00.000Z'],
    ['2026-02-28', '09:00', 'UTC', '2026-02-28T09:00:00.000Z'],
  ])('%s %s in %s', (date, time, zone, instant) => {
    expect(zonedInstant(date, time, zone)).toBe(instant)
  })

  it.each([
    // 02:00 to 03:00 does not exist: 02:30 is 03:30 of summer time.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z', '03:30'],
    ['2026-03-08', '02:00', 'America/New_York', '2026-03-08T07:00:00.000Z', '03:00'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', '03:30'],
    ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z', '02:30'],
    // Lord Howe moves by half an hour.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', '02:45'],
    // Midnight itself is skipped.
    ['2026-09-06', '00:15', 'America/Santiago', '2026-09-06T04:15:00.000Z', '01:15'],
  ])('%s %s in %s is skipped and moves forward by the gap', (date, time, zone, instant, shown) => {
    expect(zonedInstant(date, time, zone)).toBe(instant)
    expect(timeOf(instant, zone)).toBe(shown)
  })

  it.each([
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '01:00', 'America/New_York', '2026-11-01T05:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s %s in %s comes twice and means the first', (date, time, zone, instant) => {
    expect(zonedInstant(date, time, zone)).toBe(instant)
  })

  it.each([
    ['2026-02-30', '09:00'],
    ['2026-13-01', '09:00'],
    ['2026-01-01', '24:00'],
    ['2026-01-01', '9:00'],
    ['', '09:00'],
    ['2026-01-01', ''],
  ])('refuses %j %j', (date, time) => {
    expect(() => zonedInstant(date, time, 'UTC')).toThrow(RangeError)
  })

  it('gives back the day and time it was made from, wherever that time exists', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']
    const day = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, fc.integer({ min: 5, max: 23 }), fc.constantFrom(...zones), (when, hour, zone) => {
        const date = when.toISOString().slice(0, 10)
        const time = `${String(hour).padStart(2, '0')}:45`
        const instant = zonedInstant(date, time, zone)
        expect([dayOf(instant, zone), timeOf(instant, zone)]).toEqual([date, time])
      }),
    )
  })
})
