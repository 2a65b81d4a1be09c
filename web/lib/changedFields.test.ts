import { expect, it } from 'vitest'
import { changedFields } from './changedFields.ts'

it('changedFields keeps what differs, whatever its kind', () => {
  const before = { title: 'Call', done: false, tags: ['a', 'b'], notes: 'x' }
  expect(changedFields(before, { title: 'Call', done: true, tags: ['a'], notes: null })).toEqual({
    done: true,
    tags: ['a'],
    notes: null,
  })
})

it('changedFields takes an empty text for none', () => {
  expect(changedFields({ city: '', email: null }, { city: null, email: '' })).toEqual({})
})
