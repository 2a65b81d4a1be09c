import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/product/screens.md#the-words-of-buttons
const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/test|gallery|__generated__/.test(file),
)
const submitting = /\b(?:submitText|confirmText|cancelText)(?:=|: )["']([^"']+)["']/g
/** Words that title case leaves small within a text. */
const small = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/

const texts = files.flatMap((file) =>
  [...readFileSync(`web/${file}`, 'utf8').matchAll(submitting)].map(([, text = '']) => text),
)

test('Buttons that submit a form or answer a confirmation are in title case', () => {
  expect(texts.length).toBeGreaterThan(40)
  const lower = texts.filter((text) =>
    text.split(' ').some((word) => /^[a-z]/.test(word) && !small.test(word)),
  )
  expect(lower).toEqual([])
})
