import { expect, test } from 'vitest'
import { matchesSearch } from './matchesSearch.ts'

const maria = { firstName: 'Maria', lastName: 'Ortiz', phoneNumber: '5550102030', email: 'mo@example.com' }

test.each([
  ['maria', 'the first name, in any case'],
  ['ORTIZ maria', 'every word, in any order'],
  ['rti', 'a part of a word'],
  ['mo@exam', 'the e-mail'],
  ['(555)010', 'digits of the phone, however they are written'],
  ['555', 'three digits'],
  ['30', 'two digits, as a word'],
  ['mar 102', 'words and digits mixed'],
])('%s finds: %s', (search) => {
  expect(matchesSearch(maria, search)).toBe(true)
})

test.each([
  ['maria gomez', 'one word matches nothing'],
  ['5559', 'the phone has other digits'],
  ['mariaortiz', 'it is no part of the name'],
])('%s does not find: %s', (search) => {
  expect(matchesSearch(maria, search)).toBe(false)
})

test('finds by name who has no e-mail', () => {
  expect(matchesSearch({ ...maria, email: null }, 'ortiz')).toBe(true)
  expect(matchesSearch({ ...maria, email: null }, 'null')).toBe(false)
})
