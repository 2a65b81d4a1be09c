import { expect, test } from 'vitest'
import { shortName } from './shortName.ts'

test.each([
  ['Corner Pocket Billiards', 'Corner Pocket'],
  ['Darts & More', 'Darts & More'],
  ['A Very Long Name in Fact', 'A Very Long Name in'],
  ['Antidisestablishmentarianism Shop', 'Antidisestablishmentarianism'],
  ['  Two   Words ', 'Two Words'],
  ['', ''],
])('%s becomes %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
