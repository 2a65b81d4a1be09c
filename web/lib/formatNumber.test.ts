import { expect, it } from 'vitest'
import { formatNumber } from './formatNumber.ts'

it.each([0, 7, 60, 999, 1000, 12_345, 100_000, 1_234_567, -4200])('%s has the commas of Intl', (number) => {
  expect(formatNumber(number)).toBe(number.toLocaleString('en-US'))
})
