import { SaxesParser } from 'saxes'
import { markedEncoding } from '../encoding.ts'
import { FileProblem, sentences } from '../fileProblem.ts'

// A cell has at most 32,767 characters. A longer text or tag would be collected in memory.
const maxSilence = 1024 * 1024
const maxDepth = 64

export type Attributes = Record<string, string>

/** What is done at the tags and texts of a document. Names come without their prefix. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function parserFor(handlers: XmlHandlers, onEvent: () => void): SaxesParser {
  const parser = new SaxesParser({ position: false })
  let depth = 0
  parser.on('error', (error) => {
    throw new FileProblem(sentences.unreadable, { cause: error })
  })
  parser.on('opentag', ({ name, attributes }) => {
    onEvent()
    depth += 1
    if (depth > maxDepth) throw new FileProblem(sentences.unreadable)
    handlers.open(withoutPrefix(name), attributes as Attributes)
  })
  parser.on('closetag', ({ name }) => {
    onEvent()
    depth -= 1
    handlers.close?.(withoutPrefix(name))
  })
  const onText = (text: string) => {
    onEvent()
    handlers.text?.(text)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  return parser
}

/**
 * Reads an XML document piece by piece, and runs `afterPiece` after each.
 *
 * @throws FileProblem when it is not well-formed, or has a text or tag that no workbook has
 */
export async function readXml(
  pieces: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
  afterPiece?: () => Promise<void>,
): Promise<void> {
  let silence = 0
  let decoder: TextDecoder | undefined
  const parser = parserFor(handlers, () => {
    silence = 0
  })
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(markedEncoding(piece) ?? 'utf-8')
    silence += piece.length
    if (silence > maxSilence) throw new FileProblem(sentences.tooLargeUnpacked)
    parser.write(decoder.decode(piece, { stream: true }))
    await afterPiece?.()
  }
  parser.close()
}
