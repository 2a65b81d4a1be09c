import fc from 'fast-check'
import { expect, it } from 'vitest'
import { awkwardText } from '#api/testing/harness/samples/awkwardText.ts'
import { cleanCell } from '../recordBatches.ts'
import { readAll } from '../testing/readAll.ts'

const text = fc
  .oneof(awkwardText, fc.string({ unit: fc.constantFrom(...'ab ,;:\\n"=é€😀\n') }))
  .map((value) => cleanCell(value.replace(/[\r\u0085\u2028\u2029]/g, '')))

const escaped = (value: string) => value.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')

/** Folds a line after so many characters; the continuation begins with a space. */
function folded(line: string, width: number): string {
  const characters = [...line]
  const parts: string[] = []
  for (let at = 0; at < characters.length; at += width) parts.push(characters.slice(at, at + width).join(''))
  return parts.join('\r\n ')
}

/** Quoted-printable text with a soft break after so many bytes, as Android writes it. */
function quotedPrintable(value: string, width: number): string {
  const bytes = [...Buffer.from(escaped(value))].map(
    (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return bytes.map((byte, index) => byte + (index % width === width - 1 ? '=\r\n' : '')).join('')
}

const card = fc.record({ given: text, family: text, note: text, width: fc.integer({ min: 1, max: 70 }) })

it('A random card says the same, however it is escaped, folded or encoded', async () => {
  const property = fc.asyncProperty(fc.array(card, { minLength: 1, maxLength: 5 }), async (cards) => {
    const file = cards.map(({ given, family, note, width }) =>
      [
        'BEGIN:VCARD',
        'FN:Somebody',
        folded(`N:${escaped(family)};${escaped(given)};;;`, width),
        `NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quotedPrintable(note, width)}`,
        'END:VCARD',
      ].join('\r\n'),
    )
    const { rows } = await readAll(file.join('\r\n'))
    const [header = [], ...found] = rows
    const told = found.map((cells) =>
      ['First Name', 'Last Name', 'Notes'].map((name) => cells[header.indexOf(name)] ?? ''),
    )
    expect(told).toEqual(cards.map(({ given, family, note }) => [given, family, note]))
  })
  await fc.assert(property, { numRuns: 200 })
})
