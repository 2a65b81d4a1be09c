import { expect, test } from 'vitest'
import { commandsMatching } from './commands.ts'

const labels = (text: string, isAdmin = false) => {
  const { places, additions } = commandsMatching(text, isAdmin)
  return [...places, ...additions].map(({ label }) => label)
}

test('every word of the text begins a word of the name', () => {
  expect(labels('hot')).toEqual(['Hot Board', 'Add Hot Board Item'])
  expect(labels('add CUST')).toEqual(['Add Customer'])
  expect(labels('ups')).toEqual(['Follow-ups'])
  expect(labels('oard')).toEqual([])
})

test('what only admins see is offered to them alone', () => {
  expect(labels('sms')).toEqual([])
  expect(labels('sms', true)).toEqual(['SMS Settings'])
})

test('nothing typed offers every room and every addition', () => {
  expect(labels('', true).length).toBeGreaterThan(12)
})
