import { expect, test } from 'vitest'
import { pointWords } from './pointWords.ts'

test.each([
  ['HOT_BOARD_ITEM', 'Cue stolen', false, 'Resolved “Cue stolen”'],
  ['HOT_BOARD_ITEM', 'Cue stolen', true, 'Taken back: resolved “Cue stolen”'],
  ['SALE', null, false, 'Made a sale'],
  ['OTHER', 'Anything', false, 'Earned points'],
] as const)('%s of %s, taken back: %s', (reason, subjectName, isTakenBack, words) => {
  expect(pointWords({ reason, subjectName, isTakenBack })).toBe(words)
})
