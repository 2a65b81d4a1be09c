import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awkwardText } from '#api/testing/harness/samples/awkwardText.ts'
import { cleanCell } from '../recordBatches.ts'
import { type FileEncoding, type Separator, separators } from '../shape.ts'
import { readAll } from '../testing/readAll.ts'

const mark = '\ufeff'

const encoders: Partial<Record<FileEncoding, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-16le': (text) => Buffer.from(mark + text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(mark + text, 'utf16le').swap16(),
}

// Texts that other programs have stumbled over.
const naughty = [
  ...[
    'undefined',
    'null',
    'NaN',
    '-1E+02',
    '0x0',
    '1/0',
    '\\',
    '%s',
    '=1+1',
    '@SUM(1)',
    "'; DROP TABLE x",
    '--',
  ],
  ...[
    'Ω≈ç√∫',
    '田中さん',
    'مُنَاقَشَةُ',
    '👩🏽‍⚕️',
    '​',
    '\u202etest',
    'Z͑ͫ̓',
    '＂',
    '﷽',
    '"',
    '""',
    '"""',
    ',',
    ';',
    '\t|',
    '\n',
    '\r',
    '\r\n',
  ],
  ...[
    '\0',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\x1a',
    '\x7f',
    '\u0085',
    '\u2028',
    '<script>',
    'sep=;',
    'BEGIN',
    '#',
    '//',
  ],
]

const cell = fc.oneof(
  awkwardText,
  fc.constantFrom(...naughty),
  fc.string({ unit: fc.constantFrom(...',;\t|"\n\r a1é') }),
)
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 12 })

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function csvOf(rows: string[][], separator: Separator, lineEnd: string): string {
  return rows.map((row) => row.map(quoted).join(separator) + lineEnd).join('')
}

/** The rows that a reader should find: those with text, without the empty cells at their end. */
function expectedRows(rows: string[][]): string[][] {
  const clean = rows.map((row) => {
    const cells = row.map((text) => cleanCell(text))
    while (cells.at(-1) === '') cells.pop()
    return cells
  })
  return clean.filter((row) => row.length > 0)
}

describe('a random table', () => {
  const inFile = fc.record({
    rows: table,
    separator: fc.constantFrom(...separators),
    encoding: fc.constantFrom(...(Object.keys(encoders) as (keyof typeof encoders)[])),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  })

  it('has the same cells in every encoding, with every separator and line end', async () => {
    const property = fc.asyncProperty(inFile, async ({ rows, separator, encoding, lineEnd }) => {
      const text = csvOf([['Name', 'Notes', 'City'], ...rows], separator, lineEnd)
      const file = encoders[encoding]?.(text) ?? Buffer.alloc(0)
      const { shape, rows: found } = await readAll(file, { encoding, separator })
      expect(shape).toMatchObject({ encoding, separator })
      expect(found).toEqual(
        expectedRows([['Name', 'Notes', 'City'], ...rows.map((row) => row.map((t) => t.toWellFormed()))]),
      )
    })
    await fc.assert(property, { numRuns: 150 })
  })

  it('has the separator that is found where its texts are plain', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc é1.-'), minLength: 1, maxLength: 8 })
    const plain = fc.array(fc.array(word, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 9 })
    const property = fc.asyncProperty(plain, fc.constantFrom(...separators), async (rows, separator) => {
      const { shape } = await readAll(rows.map((row) => `x${row.join(separator)}\n`).join(''))
      expect(shape).toMatchObject({ encoding: 'utf-8', separator })
    })
    await fc.assert(property)
  })
})
