import { expect, test } from 'vitest'
import { addFailed } from './addFailed.ts'

test.each([
  ['BAD_INPUT', 'Validation failed', {}, 'Validation Error'],
  ['BAD_INPUT', 'Valid email required', { email: ['Valid email required'] }, 'Validation Error'],
  ['BAD_INPUT', 'Password must be at least 6 characters', { password: ['…'] }, 'Password Too Short'],
  ['CONFLICT', 'Username already exists', { username: ['…'] }, 'Username Taken'],
  ['CONFLICT', 'Email already exists', { email: ['…'] }, 'Email Taken'],
] as const)('%s %s gives its toast', (code, message, fields, title) => {
  expect(addFailed({ code, message, fields }).title).toBe(title)
})

test('Anything else is told in its own words, or in general ones', () => {
  const words = (message: string) => addFailed({ code: 'UNAVAILABLE', message, fields: {} }).description
  expect(words('The database cannot be reached.')).toBe('The database cannot be reached.')
  expect(words('')).toBe('Failed to add team member')
})
