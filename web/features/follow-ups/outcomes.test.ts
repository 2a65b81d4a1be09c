import { expect, test } from 'vitest'
import { outcomeIn, withOutcome } from './outcomes.ts'

test.each([
  ['', 'Reached', 'Reached'],
  ['Reached', 'Reached', ''],
  ['Reached', 'No answer', 'No answer'],
  ['Wants a quote', 'Reached', 'Reached. Wants a quote'],
  ['Reached. Wants a quote', 'Left a message', 'Left a message. Wants a quote'],
  ['Reached. Wants a quote', 'Reached', 'Wants a quote'],
])('A tap turns "%s" with "%s" into "%s"', (text, outcome, expected) => {
  expect(withOutcome(text, outcome)).toBe(expected)
})

test('An outcome is only found as a sentence of its own', () => {
  expect(outcomeIn('Reached. Wants a quote')).toBe('Reached')
  expect(outcomeIn('Reached out to the mill')).toBeNull()
})
