import { expect, it } from 'vitest'
import { pauseAfter } from '#api/modules/webhooks/delivery/backoff.ts'

it('The delay grows fourfold up to four hours, and varies by a fifth', () => {
  const middle = () => 0.5
  expect([1, 2, 3, 7, 8, 30].map((failures) => pauseAfter(failures, middle) / 1000)).toEqual([
    5, 20, 80, 14_400, 14_400, 14_400,
  ])
  expect([0, 0.999999].map((random) => Math.round(pauseAfter(1, () => random) / 100))).toEqual([40, 60])
})
