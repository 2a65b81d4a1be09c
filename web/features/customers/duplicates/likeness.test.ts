import { expect, test } from 'vitest'
import { likeness, questionOf } from './likeness.ts'

const blank = { firstName: '', lastName: '', phoneNumber: '', email: '' }
const maria = { firstName: 'Maria', lastName: 'Ortiz', phoneNumber: '5550102030', email: 'Maria@Example.com' }

test.each([
  [{}],
  [{ phoneNumber: '555010' }],
  [{ firstName: 'Maria' }],
  [{ lastName: 'Ortiz', firstName: ' ' }],
  [{ email: 'maria@example' }],
  [{ email: 'maria @example.com' }],
])('%j is no question yet', (typed) => {
  expect(questionOf({ ...blank, ...typed })).toBeNull()
})

test.each([
  [{ phoneNumber: '5550102' }, { phoneNumber: '5550102', email: null, name: null }],
  [{ email: ' Maria@Example.com' }, { phoneNumber: null, email: 'maria@example.com', name: null }],
  [
    { firstName: ' Maria', lastName: 'de  la Cruz ' },
    { phoneNumber: null, email: null, name: 'maria de la cruz' },
  ],
  [
    { firstName: 'J.', lastName: 'Smith, Jr.' },
    { phoneNumber: null, email: null, name: 'j smith jr' },
  ],
])('%j is one', (typed, question) => {
  expect(questionOf({ ...blank, ...typed })).toEqual(question)
})

test.each([
  [{ ...maria }, ['phone', 'email', 'name']],
  [{ ...maria, phoneNumber: '5559999999' }, ['email', 'name']],
  [{ ...blank, firstName: 'MARIA', lastName: 'ortiz ' }, ['name']],
  [{ ...blank, firstName: 'MARÍA', lastName: 'Ortiz\u200b' }, ['name']],
  [{ ...blank, email: 'maría@example.com' }, []],
  [{ ...blank, firstName: 'Maria', lastName: 'Ortega', phoneNumber: '5550102' }, []],
])('%j has in common: %j', (typed, shared) => {
  const question = questionOf(typed)
  expect(question && likeness(maria, question)).toEqual(shared)
})

test('Having no email is nothing in common', () => {
  const question = { phoneNumber: null, email: null, name: 'somebody else' }
  expect(likeness({ ...maria, email: null }, question)).toEqual([])
})
