import { recordTooLong } from '../fileProblem.ts'
import { fileLimits } from '../limits.ts'

// Pictures, sounds and keys are long, and say nothing of a customer.
const skipped = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i

const quotedPrintable = /^[^:]*[;=]QUOTED-PRINTABLE[;:]/i

function* linesOf(pieces: Iterable<string>): Generator<string> {
  let rest = ''
  for (const piece of pieces) {
    const [first = '', ...lines] = piece.split('\n')
    // A longer line is a picture, or refused.
    if (rest.length <= fileLimits.recordLength) rest += first
    for (const line of lines) {
      yield rest
      rest = line
    }
  }
  yield rest
}

/** A line of a card, and the number of its first line in the file. */
export interface CardLine {
  number: number
  text: string
}

/** A line that others may continue. */
class FoldedLine {
  readonly #parts: string[] = []
  #length = 0
  readonly #quotedPrintable: boolean
  readonly #skipped: boolean

  readonly #number: number

  constructor(number: number, first: string) {
    this.#number = number
    this.#quotedPrintable = quotedPrintable.test(first)
    this.#skipped = skipped.test(first)
    this.#add(first)
  }

  #add(part: string): void {
    if (this.#skipped) return
    this.#parts.push(part)
    this.#length += part.length
    if (this.#length > fileLimits.recordLength) throw recordTooLong(this.#number)
  }

  /** Adds a line that begins with a space, or that follows a `=` of quoted-printable text (vCard 2.1). */
  continue(line: string): boolean {
    const last = this.#parts.at(-1)
    if (this.#quotedPrintable && last?.endsWith('=')) {
      this.#parts[this.#parts.length - 1] = last.slice(0, -1)
      this.#add(line)
      return true
    }
    if (!/^[ \t]/.test(line)) return false
    this.#add(line.slice(1))
    return true
  }

  /** The whole line, unless it is empty. */
  *whole(): Generator<CardLine> {
    const text = this.#parts.join('')
    if (text !== '') yield { number: this.#number, text }
  }
}

/**
 * The lines of a vCard file as they were before they were folded, without pictures and the like.
 *
 * @throws FileProblem when one is too long
 */
export function* cardLines(pieces: Iterable<string>): Generator<CardLine> {
  let folded = new FoldedLine(0, '')
  let number = 0
  for (const line of linesOf(pieces)) {
    number += 1
    if (folded.continue(line)) continue
    yield* folded.whole()
    folded = new FoldedLine(number, line)
  }
  yield* folded.whole()
}
