import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The table rows of docs/limits.md: the limit, and the code that sets it. */
const rows = readFileSync('docs/limits.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', , setIn = '']) => ({ what, setIn }))

describe('docs/limits.md', () => {
  it.each(rows)('quotes the code for: $what', ({ setIn }) => {
    const [, file = '', code = ''] = /^`([^`]+)`: `([^`]+)`$/.exec(setIn) ?? []
    expect(code, setIn).not.toBe('')
    expect(readFileSync(file, 'utf8')).toContain(code)
  })
})
