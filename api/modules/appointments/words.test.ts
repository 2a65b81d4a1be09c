import { expect, it } from 'vitest'
import { moveWords, whenWords } from '#api/modules/appointments/words.ts'

const today = '2026-11-27'
const at = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime })

it.each([
  ['2026-12-04', '09:00', 'Fri, Dec 4, 9:00 AM'],
  ['2026-11-27', '00:15', 'Fri, Nov 27, 12:15 AM'],
  ['2026-02-28', '12:45', 'Sat, Feb 28, 12:45 PM'],
  ['2027-01-01', '23:59', 'Fri, Jan 1, 2027, 11:59 PM'],
  ['2025-03-09', '02:30', 'Sun, Mar 9, 2025, 2:30 AM'],
])('An appointment on %s at %s is on %s', (date, startTime, words) => {
  expect(whenWords(at(date, startTime, '23:59'), today)).toBe(words)
})

it.each([
  ['day', at('2026-11-30', '14:00', '16:00'), 'Fri, Nov 27, 2:00 PM to Mon, Nov 30, 2:00 PM'],
  ['time', at(today, '12:45', '14:45'), '2:00 PM to 12:45 PM on Fri, Nov 27'],
  ['end', at(today, '14:00', '17:30'), '2:00 PM – 4:00 PM to 2:00 PM – 5:30 PM on Fri, Nov 27'],
  ['year', at('2027-11-27', '14:00', '16:00'), 'Fri, Nov 27, 2:00 PM to Sat, Nov 27, 2027, 2:00 PM'],
])('A move to another %s says only what changed', (_what, after, words) => {
  expect(moveWords(at(today, '14:00', '16:00'), after, today)).toBe(words)
})
