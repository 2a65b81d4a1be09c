import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo.ts'

const now = Date.parse('2026-06-10T16:00:00.000Z')

test.each([
  ['2026-06-10T16:00:05.000Z', 'just now'],
  ['2026-06-10T15:59:01.000Z', 'just now'],
  ['2026-06-10T15:59:00.000Z', '1 minute ago'],
  ['2026-06-10T13:01:00.000Z', '2 hours ago'],
  ['2026-06-09T16:00:00.000Z', '1 day ago'],
  ['2026-03-02T16:00:00.000Z', '100 days ago'],
])('%s: %s', (instant, words) => expect(timeAgo(instant, now)).toBe(words))
