import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, zonedInstant } from '#api/core/time/localTime.ts'
import { readCell, readOne } from '#api/modules/imports/testing/readOne.ts'
import type { DateOrder } from '#api/modules/imports/values/types.ts'
import { dateOrdersOf } from './dateOrders.ts'
import { instantOf } from './instantOf.ts'
import { parseDate } from './parseDate.ts'

const created = (cell: string, order: DateOrder = 'MONTH_FIRST') =>
  readCell('CREATED', cell, { dateOrders: { 2: order } }).createdAt

describe('a date', () => {
  it.each([
    ['2024-03-12', '2024-03-12T04:00:00.000Z'],
    ['2024-3-2', '2024-03-02T05:00:00.000Z'],
    ['2024/03/12', '2024-03-12T04:00:00.000Z'],
    ['20240312', '2024-03-12T04:00:00.000Z'],
    ['2024-03-12 09:14', '2024-03-12T13:14:00.000Z'],
    ['2024-03-12 09:14:05', '2024-03-12T13:14:05.000Z'],
    ['2024-03-12T09:14:05.250Z', '2024-03-12T09:14:05.000Z'],
    ['2024-03-12T09:14:05+02:00', '2024-03-12T07:14:05.000Z'],
    ['2024-03-12 09:14:05 -0400', '2024-03-12T13:14:05.000Z'],
    ['2024-03-12 09:14 UTC', '2024-03-12T09:14:00.000Z'],
    ['3/15/2024', '2024-03-15T04:00:00.000Z'],
    ['03/04/24', '2024-03-04T05:00:00.000Z'],
    ['3/15/2024 2:30 PM', '2024-03-15T18:30:00.000Z'],
    ['3/15/2024, 12:05 a.m.', '2024-03-15T04:05:00.000Z'],
    ['3/15/2024 2:30\u202fPM', '2024-03-15T18:30:00.000Z'],
    ['15.03.2024', null],
    ['Mar 15, 2024', '2024-03-15T04:00:00.000Z'],
    ['Fri, March 15th 2024 at 2:30 PM', '2024-03-15T18:30:00.000Z'],
    ['15 Mar 2024', '2024-03-15T04:00:00.000Z'],
    ['15-Sept-24', '2024-09-15T04:00:00.000Z'],
    ["'2024-03-12", '2024-03-12T04:00:00.000Z'],
    ['45363', '2024-03-12T04:00:00.000Z'],
    ['45363.5', '2024-03-12T16:00:00.000Z'],
    ['1/2/69', null],
    ['1/2/70', '1970-01-02T05:00:00.000Z'],
    ['2023-02-29', null],
    ['2024-13-01', null],
    ['13/13/2024', null],
    ['3/15/2024 25:00', null],
    ['3/15/2024 13:00 PM', null],
    ['Marc 15, 2024', '2024-03-15T04:00:00.000Z'],
    ['Marx 15, 2024', null],
    ['soon', null],
    ['constructor 15, 2024', null],
    ['1899-12-31', null],
  ])('%s', (text, instant) => {
    const read = readCell('CREATED', text)
    expect(read.createdAt).toBe(instant)
    expect(read.notes).toBe(instant === null ? `Cell: ${text}` : null)
    expect(read.warnings.length).toBe(instant === null ? 1 : 0)
  })

  it.each(['', '-', 'n/a', 'never', '0000-00-00'])('%j is none', (text) => {
    expect(readCell('CREATED', text)).toMatchObject({ createdAt: null, notes: null, warnings: [] })
  })

  it('is day first where the column proves it', () => {
    const columns = [
      { header: 'Created', target: 'CREATED' as const },
      { header: 'Birthday', target: 'NOTES' as const },
      { header: 'Next', target: 'NEXT_CONTACT' as const },
    ]
    const records = [
      ['3/4/2024', '25/1/1990', '3/4/2024'],
      ['', '', ''],
      ['25/4/2024', '', '4/25/2024'],
    ]
    expect(dateOrdersOf(columns, records)).toEqual({ 0: 'DAY_FIRST', 2: 'MONTH_FIRST' })
    expect(created('3/4/2024', 'DAY_FIRST')).toBe('2024-04-03T04:00:00.000Z')
    expect(created('15.03.2024', 'DAY_FIRST')).toBe('2024-03-15T04:00:00.000Z')
  })

  it('cannot lie in the future when it is over', () => {
    expect(readCell('CREATED', '2026-11-30')).toMatchObject({
      createdAt: null,
      warnings: ['Cell is in the future.'],
    })
    expect(readCell('LAST_CONTACT', '11/29/2026 11:59 PM').lastContact).toBe('2026-11-30T04:59:00.000Z')
    expect(readCell('LAST_CONTACT', '2026-11-30').lastContact).toBeNull()
    expect(readCell('NEXT_CONTACT', '2026-11-30').nextContact).toBe('2026-11-30T14:00:00.000Z')
    expect(readCell('NEXT_CONTACT', '2020-01-02').nextContact).toBe('2020-01-02T14:00:00.000Z')
  })

  it('is in the zone that its header names', () => {
    const utc = readOne({ Name: 'Ann', Phone: '5852000100', 'Created (UTC)': '2026-11-30 01:00' })
    expect(utc.createdAt).toBe('2026-11-30T01:00:00.000Z')
  })

  it('takes no time for long texts', () => {
    expect(readCell('CREATED', '1'.repeat(1_000_000)).createdAt).toBeNull()
  })

  it('comes back from how people write it', () => {
    const day = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('1950-01-01', count))
    const minutes = fc.integer({ min: 0, max: 1439 })
    const zones = fc.constantFrom(
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/Sao_Paulo',
    )
    fc.assert(
      fc.property(
        day,
        minutes,
        zones,
        fc.constantFrom('en-US', 'en-GB', 'sv-SE'),
        (local, minute, zone, locale) => {
          const time = new Date(minute * 60_000).toISOString().slice(11, 16)
          const wall = new Date(`${local}T${time}:00Z`)
          const text = wall.toLocaleString(locale, { timeZone: 'UTC' }).replaceAll('\u202f', ' ')
          const date = parseDate(text, locale === 'en-GB' ? 'DAY_FIRST' : 'MONTH_FIRST')
          expect(date && instantOf(date, zone, '00:00')).toEqual(zonedInstant(local, time, zone))
        },
      ),
    )
  })
})
