import type { FileEncoding } from './shape.ts'

const marks: [FileEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const chunkSize = 64 * 1024

function* chunksOf(file: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < file.length; at += chunkSize) yield file.subarray(at, at + chunkSize)
}

/** The encoding that the byte-order mark of a file names. */
export function markedEncoding(file: Uint8Array): FileEncoding | null {
  const found = marks.find(([, mark]) => mark.every((byte, index) => file[index] === byte))
  return found?.[0] ?? null
}

function isUtf8(file: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (const chunk of chunksOf(file)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** The encoding of a text file: that of its byte-order mark, else UTF-8 if all of it is, else windows-1252. */
export function findEncoding(file: Uint8Array): FileEncoding {
  return markedEncoding(file) ?? (isUtf8(file) ? 'utf-8' : 'windows-1252')
}

function* withLineFeeds(pieces: Iterable<string>): Generator<string> {
  let carriageReturn = ''
  for (const piece of pieces) {
    const text = carriageReturn + piece
    // A line feed may follow in the next piece.
    carriageReturn = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - carriageReturn.length).replace(/\r\n?/g, '\n')
  }
  if (carriageReturn) yield '\n'
}

/** The text of a file in pieces, without its byte-order mark, whose lines end with line feeds. */
export function decodeText(file: Uint8Array, encoding: FileEncoding): Generator<string> {
  return withLineFeeds(decodeBytes(file, encoding))
}

/** The text of bytes in pieces, without a byte-order mark. */
export function* decodeBytes(file: Uint8Array, encoding: string): Generator<string> {
  // Without `stream`, Node decodes windows-1252 as ISO-8859-1 (nodejs/node#60888).
  const decoder = new TextDecoder(encoding)
  for (const chunk of chunksOf(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** The first characters of a text file. */
export function textStart(file: Uint8Array, encoding: FileEncoding, bytes: number): string {
  return new TextDecoder(encoding).decode(file.subarray(0, bytes), { stream: true })
}
