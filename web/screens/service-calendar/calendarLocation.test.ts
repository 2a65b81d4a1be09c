import { describe, expect, test } from 'vitest'
import { calendarLocation, rangeOf, weeksOf } from './calendarLocation.ts'
import { sameDayIn, searchOf, shiftMonth, weekOf } from './calendarSteps.ts'
import { badgeOf, monthName, preview } from './calendarWords.ts'
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
  ])('of %j', (search, place) => {
    expect(at(search)).toEqual(place)
  })

  test('is written beside what else stands there', () => {
    const search = searchOf(new URLSearchParams('dialog=x'), { month: '2026-11', day: '2026-11-02' })
    expect(search).toBe('?dialog=x&month=2026-11&day=2026-11-02')
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

test('descriptions are cut after twelve characters, whole ones', () => {
  expect(preview('Felt replacement')).toBe('Felt replace…')
  expect(preview('Exactly 12 c')).toBe('Exactly 12 c')
  expect(preview('🎱'.repeat(13))).toBe(`${'🎱'.repeat(12)}…`)
})

test('badges count what is hidden, or say that a day is full', () => {
  expect([badgeOf(0, false), badgeOf(0, true), badgeOf(5, true)]).toEqual([null, 'Full', '+3'])
  expect(monthName('2026-11')).toBe('November 2026')
})
