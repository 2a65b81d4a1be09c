import { describe, expect, test } from 'vitest'
import { monthName } from '#web/lib/dates.ts'
import { calendarLocation, daysShown, rangeOf } from './calendarLocation.ts'
import { sameDayIn, searchOf, shiftMonth, stepFrom, weekOf, weeksOf } from './calendarSteps.ts'
import { badgeOf, preview } from './calendarWords.ts'
import { dayAfterKey } from './month/useGridKeys.ts'

const at = (search: string) => calendarLocation(new URLSearchParams(search), '2026-11-21')

describe('the place in the address', () => {
  test.each([
    ['', { month: '2026-11', day: '2026-11-21' }],
    ['month=2026-12', { month: '2026-12', day: '2026-12-01' }],
    ['month=2026-11', { month: '2026-11', day: '2026-11-21' }],
    ['day=2027-02-03', { month: '2027-02', day: '2027-02-03' }],
    ['month=2026-11&day=2026-12-05', { month: '2026-11', day: '2026-12-05' }],
    ['month=2026-11&day=2027-03-05', { month: '2026-11', day: '2026-11-21' }],
    ['month=2026-13&day=2026-02-30', { month: '2026-11', day: '2026-11-21' }],
    ['month=x&day=y', { month: '2026-11', day: '2026-11-21' }],
    ['month=9999-12', { month: '2026-11', day: '2026-11-21' }],
    ['month=9998-12', { month: '2026-11', day: '2026-11-21' }],
    ['month=0001-01', { month: '2026-11', day: '2026-11-21' }],
    ['day=1900-01-01', { month: '2026-11', day: '2026-11-21' }],
    ['view=week', { view: 'week', month: '2026-11', day: '2026-11-21' }],
    ['view=day&date=2027-02-03', { view: 'day', month: '2027-02', day: '2027-02-03' }],
    ['view=day&date=9999-12-31', { view: 'day', month: '2026-11', day: '2026-11-21' }],
    ['view=year&day=2027-02-03', { month: '2027-02', day: '2027-02-03' }],
    ['technician=me', { month: '2026-11', day: '2026-11-21', technician: 'me' }],
    ['view=week&technician=u1', { view: 'week', month: '2026-11', day: '2026-11-21', technician: 'u1' }],
  ])('The address %j has its place in the calendar', (search, place) => {
    expect(at(search)).toEqual({ view: 'month', technician: null, ...place })
  })

  test('asks for the grid of its month, for a week or for a day', () => {
    const shown = (search: string) => daysShown(at(search))
    const day = '2026-11-21'
    const all = { mine: null, left: null, outside: null, member: null }
    expect(shown('')).toEqual({
      ...all,
      from: '2026-11-01',
      to: '2026-12-12',
      first: day,
      last: day,
      day,
      perDay: 44,
      sheet: 0,
      panel: 100,
      byHours: false,
    })
    expect(shown('view=week')).toEqual({
      ...all,
      from: day,
      to: day,
      first: '2026-11-15',
      last: day,
      day,
      perDay: 44,
      sheet: 0,
      panel: 0,
      byHours: true,
    })
    expect(shown('view=day')).toEqual({
      ...all,
      from: day,
      to: day,
      first: day,
      last: day,
      day,
      perDay: 100,
      sheet: 100,
      panel: 0,
      byHours: true,
    })
  })

  test.each([
    ['all', {}],
    ['me', { mine: true }],
    ['left', { left: true }],
    ['u1', { member: 'u1' }],
    ['outside+zoe', { outside: 'zoe' }],
  ])('asks for the appointments of technician %j', (technician, asked) => {
    const none = { mine: null, left: null, outside: null, member: null }
    expect(daysShown(at(`technician=${technician}`))).toMatchObject({ ...none, ...asked })
  })

  test('is written beside what else stands there', () => {
    const place = { month: '2026-11', day: '2026-11-02', technician: null }
    const written = (search: string, view: 'month' | 'week') =>
      searchOf(new URLSearchParams(search), { view, ...place })
    expect(written('dialog=x&view=day&date=2026-01-01', 'month')).toBe(
      '?dialog=x&month=2026-11&day=2026-11-02',
    )
    expect(written('month=2026-01&day=2026-01-01', 'week')).toBe('?view=week&date=2026-11-02')
    expect(searchOf(new URLSearchParams(), { ...place, view: 'week', technician: 'outside zoe' })).toBe(
      '?view=week&date=2026-11-02&technician=outside+zoe',
    )
    expect(written('technician=me', 'week')).toBe('?view=week&date=2026-11-02')
  })
})

describe('a month', () => {
  test('is six weeks from a Sunday', () => {
    expect(rangeOf('2026-11')).toEqual({ from: '2026-11-01', to: '2026-12-12' })
    expect(rangeOf('2026-12')).toEqual({ from: '2026-11-29', to: '2027-01-09' })
    expect(weeksOf('2028-02').flat()).toHaveLength(42)
  })

  test('leads to others, and keeps the number of the day as far as they have it', () => {
    expect([shiftMonth('2026-11', 2), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
    expect(sameDayIn('2027-02', '2026-12-31')).toBe('2027-02-28')
    const place = { view: 'month', month: '2027-02', day: '2027-02-28', technician: 'me' } as const
    expect(stepFrom(place, 1, '2026-12-31')).toEqual({ ...place, month: '2027-03', day: '2027-03-31' })
    expect(stepFrom({ ...place, view: 'week' }, 1)).toEqual({
      ...place,
      view: 'week',
      month: '2027-03',
      day: '2027-03-07',
    })
    expect(stepFrom({ ...place, view: 'day' }, -1).day).toBe('2027-02-27')
    expect(weekOf('2026-11-21')).toEqual({ first: '2026-11-15', last: '2026-11-21' })
  })

  test.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowRight', '2026-11-02'],
    ['ArrowUp', '2026-10-25'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-07'],
    ['PageUp', '2026-10-01'],
    ['PageDown', '2026-12-01'],
    ['a', null],
  ])('is walked by %s', (key, day) => {
    expect(dayAfterKey(key, '2026-11-01')).toBe(day)
  })
})

test('Descriptions are cut after twelve characters, whole ones', () => {
  expect(preview('Felt replacement')).toBe('Felt replace…')
  expect(preview('Exactly 12 c')).toBe('Exactly 12 c')
  expect(preview('🎱'.repeat(13))).toBe(`${'🎱'.repeat(12)}…`)
})

test('Badges count what is hidden, or say that a day is full', () => {
  expect([badgeOf(0, false), badgeOf(0, true), badgeOf(5, true)]).toEqual([null, 'Full', '+3'])
  expect(monthName('2026-11')).toBe('November 2026')
})
