import { expect, test } from 'vitest'
import { guessType } from './guessType.ts'

test.each([
  [[], 'TEXT'],
  [['blue', '12'], 'TEXT'],
  [['12', '1,250.5', '-3'], 'NUMBER'],
  [['3/15/2024', '2024-03-15 14:30'], 'DATE'],
  [['Yes', 'no'], 'YES_NO'],
  [['12', 'no'], 'TEXT'],
])('%j is of the type %s', (values, type) => {
  expect(guessType(values)).toBe(type)
})
