import { describe, expect, it } from 'vitest'
import {
  dayInSentence,
  dayName,
  formatCalendarDay,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatTime,
  fullDayName,
  monthName,
  shortDayName,
  weekdayName,
} from './dates.ts'
import { addDays, daysBetween, todayIn } from './days.ts'

const zone = 'America/New_York'

describe('dates and times', () => {
  it('are those of the zone', () => {
    expect(formatDate('2026-01-06T03:30:00Z', zone)).toBe('Jan 5, 2026')
    expect(formatDate('2026-01-06T03:30:00Z', 'Asia/Tokyo')).toBe('Jan 6, 2026')
    expect(formatTime('2026-01-06T03:30:00Z', zone)).toBe('10:30 PM')
    expect(formatDateTime('2026-07-06T13:05:00Z', zone)).toBe('Jul 6, 2026, 9:05 AM')
  })

  it('have plain spaces only', () => {
    expect(formatTime('2026-01-06T05:00:00Z', zone)).toBe('12:00 AM')
  })

  it('Dates and times without a zone stay what they are', () => {
    expect(formatCalendarDay('2026-01-05')).toBe('Jan 5, 2026')
    expect(formatClock('09:05')).toBe('9:05 AM')
    expect(formatClock('16:30')).toBe('4:30 PM')
    expect(formatClock('00:00')).toBe('12:00 AM')
    expect(formatClock('12:30')).toBe('12:30 PM')
  })

  it('have the names that Intl gives them, on every day of a leap year', () => {
    const noon = (day: string) => new Date(`${day}T12:00:00Z`)
    const inWords = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
      return (day: string) => format.format(noon(day))
    }
    const full = inWords({ dateStyle: 'full' })
    const medium = inWords({ dateStyle: 'medium' })
    const ofMonth = inWords({ month: 'long', year: 'numeric' })
    const short = inWords({ weekday: 'short', month: 'short', day: 'numeric' })
    for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      expect([
        fullDayName(day),
        formatCalendarDay(day),
        shortDayName(day),
        monthName(day.slice(0, 7)),
      ]).toEqual([full(day), medium(day), short(day), ofMonth(day)])
      expect(full(day)).toBe(`${dayName(day)}, 2028`)
      expect(full(day)).toMatch(new RegExp(`^${weekdayName(day)},`))
    }
  })

  it.each([
    ['2026-11-22', '2026-11-28', 'Nov 22 – 28, 2026'],
    ['2026-11-29', '2026-12-05', 'Nov 29 – Dec 5, 2026'],
    ['2026-12-27', '2027-01-02', 'Dec 27, 2026 – Jan 2, 2027'],
  ])('name the range from %s to %s', (from, to, words) => {
    expect(formatDayRange(from, to)).toBe(words)
  })
})

describe('formatDay', () => {
  // Late on Friday in New York, already Saturday in UTC.
  const now = new Date('2026-11-21T03:00:00Z')

  it.each([
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'Tomorrow'],
    ['2026-11-19', 'Yesterday'],
    ['2026-11-22', 'Sunday'],
    ['2026-11-26', 'Thursday'],
    ['2026-11-27', 'Fri, Nov 27'],
    ['2026-11-18', 'Wed, Nov 18'],
    ['2027-01-04', 'Mon, Jan 4, 2027'],
    ['2026-11-21T04:59:00Z', 'Today'],
    ['2026-11-21T05:00:00Z', 'Tomorrow'],
  ])('calls %s %s', (when, said) => {
    expect(formatDay(when, zone, now)).toBe(said)
  })

  it('is written small in a sentence, unless it is a name', () => {
    expect(dayInSentence('2026-11-21', zone, now)).toBe('tomorrow')
    expect(dayInSentence('2026-11-22', zone, now)).toBe('Sunday')
    expect(dayInSentence('2026-11-27', zone, now)).toBe('Fri, Nov 27')
  })
})

describe('days', () => {
  it('are counted without the clock changes between them', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(todayIn('Pacific/Kiritimati', new Date('2026-12-31T12:00:00Z'))).toBe('2027-01-01')
  })
})
