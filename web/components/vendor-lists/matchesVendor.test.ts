import { expect, test } from 'vitest'
import { matchesVendor } from './matchesVendor.ts'

const empire = { company: 'Empire Cue Supply', salesRep: 'Joanna Émile', phoneNumber: '(518) 555-0121' }

test.each([
  ['mpire CU', true],
  ['émile empire', true],
  ['(518) 555', true],
  ['5185550121', true],
  ['518.555', true],
  ['12', true],
  ['0121 nobody', false],
  ['chalk', false],
  ['999', false],
])('%j: %s', (search, found) => {
  expect(matchesVendor(empire, search)).toBe(found)
})
