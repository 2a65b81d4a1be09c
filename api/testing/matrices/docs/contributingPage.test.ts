import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('CONTRIBUTING.md', 'utf8')
const examples = [...page.matchAll(/^`(\S+)`:\n\n```\w+\n(.*?)\n```$/gms)].map(
  ([, file = '', code = '']) => ({
    file,
    code,
  }),
)

/** The table rows that quote a single line of a file. */
const lines = [...page.matchAll(/^\| \d+ \| `(\S+)` \| `([^`|]+)` \|$/gm)].map(
  ([, file = '', code = '']) => ({
    file,
    code,
  }),
)

describe('CONTRIBUTING.md', () => {
  it('has its examples from the product', () => {
    expect(examples.length).toBe(page.match(/^```\w+$/gm)?.length)
  })

  it.each(examples)('quotes $file', ({ file, code }) => {
    expect(readFileSync(file, 'utf8')).toContain(code)
    expect(code.split('\n').length).toBeLessThanOrEqual(30)
  })

  it.each(lines)('quotes $code of $file', ({ file, code }) => {
    expect(readFileSync(file, 'utf8').replaceAll(/ +/g, ' ')).toContain(code)
  })

  it('quotes a line for most places of a field', () => {
    const [, table = ''] = /^## Add a field\n(.*?)^## /ms.exec(page) ?? []
    expect(lines.length).toBeGreaterThan((table.match(/^\| \d+ \|/gm) ?? []).length / 2)
  })
})
