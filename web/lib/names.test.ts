import { expect, it } from 'vitest'
import { initials } from './names.ts'

it.each([
  ['Maria Ortiz', 'MO'],
  ['maria del carmen ortiz', 'MO'],
  ['Cher', 'C'],
  ['  ', ''],
  ['🎱 Łukasz', '🎱Ł'],
])('%j has the initials %j', (name, short) => {
  expect(initials(name)).toBe(short)
})
