import fc from 'fast-check'
import { expect, it } from 'vitest'
import { truncate } from './truncate.ts'

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['a👨‍👩‍👧‍👦b', 8, 'a'],
  ['a👨‍👩‍👧‍👦b', 12, 'a👨‍👩‍👧‍👦'],
  ['ab🇫🇷', 4, 'ab'],
  ['cafe\u0301s', 4, 'caf'],
  ['👍🏽👍🏽', 6, '👍🏽'],
  ['क्षि', 2, ''],
])('%j cut to %i is %j', (text, longest, cut) => {
  expect(truncate(text, longest)).toBe(cut)
})

it('Truncation cuts every text to a well-formed beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, longest) => {
      const cut = truncate(text, longest)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(longest)
      expect(cut.isWellFormed()).toBe(true)
    }),
  )
})
