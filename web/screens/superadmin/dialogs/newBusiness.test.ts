import { expect, test } from 'vitest'
import { blankBusiness, missing, newBusinessSchema } from './newBusiness.ts'

test('A new business says what is missing, in the order of its fields', () => {
  const filled = { ...blankBusiness }
  const first = () => Object.values(missing(newBusinessSchema.parse(filled)) ?? {})[0]
  for (const [message, field, value] of [
    ['Business name is required', 'name', 'Rail First'],
    ['Admin username is required', 'username', 'rail'],
    ['Admin email is required', 'email', 'rail@example.com'],
    ['Admin first name is required', 'firstName', 'Rita'],
    ['Admin last name is required', 'lastName', 'Rail'],
    ['Admin password must be at least 6 characters long.', 'password', 'first word'],
  ] as const) {
    expect(first()).toEqual([message])
    filled[field] = value
  }
  expect(missing(newBusinessSchema.parse(filled))).toBeNull()
})
