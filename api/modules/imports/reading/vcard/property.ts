import { Buffer } from 'node:buffer'
import { decodeBytes, findEncoding } from '../encoding.ts'

/** A property of a card, such as `item1.TEL;TYPE=CELL:+1 512 555 0100`. */
export interface CardProperty {
  name: string
  /** The types in upper case, also those that vCard 2.1 writes without `TYPE=`. */
  types: Set<string>
  /** Whether it is the preferred one of its name. */
  preferred: boolean
  /** The value with its escapes, such as `\,`. */
  value: string
}

/** Splits a text at a character that is neither escaped nor between quotation marks. */
function splitAt(text: string, separator: string, quotes: boolean): string[] {
  const parts: string[] = []
  let part = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\\') {
      part += text.slice(at, at + 2)
      at += 1
    } else if (character === separator && !quoted) {
      parts.push(part)
      part = ''
    } else {
      if (character === '"' && quotes) quoted = !quoted
      part += character
    }
  }
  return [...parts, part]
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) => (/n/i.test(character) ? '\n' : character)).trim()
}

/** The text of a value. */
export function textOf({ value }: CardProperty): string {
  return withoutEscapes(value)
}

/** The parts of a value that are separated by `;` (a name, an address) or `,` (a list). */
export function partsOf({ value }: CardProperty, separator: ';' | ','): string[] {
  return splitAt(value, separator, false).map(withoutEscapes)
}

function decoded(bytes: Buffer, charset: string | undefined): string {
  const found = findEncoding(bytes)
  try {
    return [...decodeBytes(bytes, charset ?? found)].join('')
  } catch {
    return [...decodeBytes(bytes, found)].join('')
  }
}

/** Decodes quoted-printable text, `=C3=96` is Ö. */
function decodeQuotedPrintable(text: string, charset: string | undefined): string {
  const bytes = text
    .split(/(=[0-9a-f]{2})/i)
    .map((part, index) => (index % 2 === 1 ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part)))
  return decoded(Buffer.concat(bytes), charset)
}

/** The values of a parameter; vCard 2.1 leaves out the name of types and encodings. */
function readParameter(parameter: string): [name: string, values: string[]] {
  const equals = parameter.indexOf('=')
  if (equals < 0) return ['TYPE', [parameter]]
  const values = parameter.slice(equals + 1).replaceAll('"', '')
  return [parameter.slice(0, equals).toUpperCase(), values.split(',')]
}

/** Reads a line of a card; null when it is no property. */
export function readProperty(line: string): CardProperty | null {
  const [head = '', ...rest] = splitAt(line, ':', true)
  if (rest.length === 0) return null
  const [path = '', ...parameters] = splitAt(head, ';', true)
  const read = parameters.map(readParameter)
  const valuesOf = (name: string) => read.flatMap(([key, values]) => (key === name ? values : []))
  const types = new Set(valuesOf('TYPE').map((type) => type.trim().toUpperCase()))
  const encodings = [...types, ...valuesOf('ENCODING').map((encoding) => encoding.toUpperCase())]
  const raw = rest.join(':')
  return {
    // Apple groups properties: `item1.TEL`.
    name: path
      .slice(path.lastIndexOf('.') + 1)
      .trim()
      .toUpperCase(),
    types,
    preferred: types.has('PREF') || valuesOf('PREF').includes('1'),
    value: encodings.includes('QUOTED-PRINTABLE') ? decodeQuotedPrintable(raw, valuesOf('CHARSET')[0]) : raw,
  }
}
