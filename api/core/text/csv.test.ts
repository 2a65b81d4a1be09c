import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCsv } from '#api/testing/harness/readCsv.ts'
import { csvLine, csvMark } from './csv.ts'

it('quotes only what needs it, and leaves numbers alone', () => {
  expect(csvLine(['plain', null, '', -1.5, 'a, b', 'the "big" one', 'two\nlines', ' kept '])).toBe(
    'plain,,,-1.5,"a, b","the ""big"" one","two\nlines", kept \r\n',
  )
})

it.each(['=1+1', '+1 555', '-5', '@now', '＝1', '＋1', '－1', '＠a'])('keeps %s a text', (text) => {
  expect(csvLine([text, `a${text}`])).toBe(`"\t${text}",a${text}\r\n`)
})

it('gives every cell back, whatever it holds', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＠', '"', ',', ';', '\r', '\n', "'", ' ', 'é', '🎱')
  // Stored texts begin with no tab.
  const cell = fc.oneof(fc.string({ unit: sign }), fc.string()).filter((text) => !text.startsWith('\t'))
  const rows = fc.integer({ min: 1, max: 5 }).chain((width) => {
    const row = fc.array(cell, { minLength: width, maxLength: width })
    return fc.array(row, { minLength: 1, maxLength: 5 })
  })
  fc.assert(
    fc.property(rows, (cells) => {
      expect(readCsv(csvMark + cells.map(csvLine).join(''))).toEqual(cells)
    }),
    { numRuns: 2_000 },
  )
})
