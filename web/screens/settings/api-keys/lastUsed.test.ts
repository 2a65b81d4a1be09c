import { expect, test } from 'vitest'
import { lastUsed } from './lastUsed.ts'

const now = Date.parse('2026-06-10T16:00:00.000Z')

test.each([
  [null, 'Never used'],
  ['2026-06-10T16:00:05.000Z', 'Used just now'],
  ['2026-06-10T15:59:01.000Z', 'Used just now'],
  ['2026-06-10T15:59:00.000Z', 'Used 1 minute ago'],
  ['2026-06-10T13:01:00.000Z', 'Used 2 hours ago'],
  ['2026-06-09T16:00:00.000Z', 'Used 1 day ago'],
  ['2026-03-02T16:00:00.000Z', 'Used 100 days ago'],
])('%s: %s', (lastUsedAt, words) => expect(lastUsed(lastUsedAt, now)).toBe(words))
