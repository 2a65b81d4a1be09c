import { expect, test } from 'vitest'
import { offeredTechnicians, technicianKey } from './technicianOption.ts'

const rene = { name: 'René Müller', userId: 'User:1' }

test.each([
  'René Müller'.normalize('NFD'),
  'rené\u00a0müller',
  'Rene Muller',
  'Ren\u200bé Müller ',
  'René Müller.',
])('%j is the known technician', (typed) => expect(offeredTechnicians([rene], typed)).toEqual([rene]))

test('Another name is offered as it is typed', () => {
  expect(offeredTechnicians([rene], ' Renée ')).toEqual([{ name: 'Renée', userId: null }])
})

test.each(['muller rene', 'Müller, René', 'mul ren'])('%j finds the technician', (typed) => {
  expect(offeredTechnicians([rene], typed)).toContain(rene)
})

test('Spellings of an external name are one technician', () => {
  const keys = ['Łukasz, Jr.', 'lukasz Jr '].map((name) => technicianKey({ name, userId: null }))
  expect(new Set(keys).size).toBe(1)
})
