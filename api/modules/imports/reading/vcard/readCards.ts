import { decodeText, findEncoding } from '../encoding.ts'
import { FileProblem, recordTooLong, sentences } from '../fileProblem.ts'
import { fileLimits } from '../limits.ts'
import type { RecordBatches } from '../recordBatches.ts'
import type { FileEncoding, FileShape, ReadingChoices } from '../shape.ts'
import { type CardTexts, cardColumns } from './cardColumns.ts'
import { type CardLine, cardLines } from './cardLines.ts'
import { cardTexts } from './cardTexts.ts'
import { type CardProperty, readProperty } from './property.ts'

/** Lists of people, such as those of Apple, are no person. */
function isGroup(card: readonly CardProperty[]): boolean {
  return card.some(({ name, value }) => /KIND$/.test(name) && /^group$/i.test(value.trim()))
}

/** Collects the properties of one card after the other. */
class CardCollector {
  #card: CardProperty[] | null = null
  #length = 0
  /** Whether the lines belong to a card within the card, that of an agent. */
  #inner = false

  /** Takes a line; returns the properties of a card that ends with it. */
  take({ number, text }: CardLine): CardProperty[] | null {
    const property = readProperty(text)
    if (property?.name === 'BEGIN') return this.#begin()
    if (property?.name === 'END') return this.#end()
    if (!property || !this.#card || this.#inner) return null
    this.#length += text.length
    if (this.#length > fileLimits.recordLength) throw recordTooLong(number)
    this.#card.push(property)
    return null
  }

  /** The card that is not ended. */
  get open(): CardProperty[] | null {
    return this.#card
  }

  #begin(): CardProperty[] | null {
    this.#inner = this.#card?.at(-1)?.name === 'AGENT'
    if (this.#inner) return null
    const unended = this.#card
    this.#card = []
    this.#length = 0
    return unended
  }

  #end(): CardProperty[] | null {
    const ended = this.#inner ? null : this.#card
    if (!this.#inner) this.#card = null
    this.#inner = false
    return ended
  }
}

/** What each card of a file says. Groups say nothing. */
function* textsOfCards(file: Uint8Array, encoding: FileEncoding): Generator<CardTexts> {
  const collector = new CardCollector()
  const textsOf = (card: CardProperty[]) => (isGroup(card) ? {} : cardTexts(card))
  let count = 0
  for (const line of cardLines(decodeText(file, encoding))) {
    const card = collector.take(line)
    if (!card) continue
    count += 1
    if (count > fileLimits.rows) throw new FileProblem(sentences.tooManyRows)
    yield textsOf(card)
  }
  if (collector.open) yield textsOf(collector.open)
}

/**
 * Reads the cards of a vCard file, of versions 2.1, 3.0 and 4.0. The first record has the names of the columns that any
 * card uses.
 */
export async function readCards(
  file: Uint8Array,
  choices: ReadingChoices,
  batches: RecordBatches,
): Promise<FileShape> {
  const encoding = choices.encoding ?? findEncoding(file)
  const used = new Set<string>()
  for (const texts of textsOfCards(file, encoding)) {
    for (const [column, text] of Object.entries(texts)) if (text) used.add(column)
  }
  const columns = cardColumns.filter((column) => used.has(column))
  batches.add(0, columns)
  let number = 0
  for (const texts of textsOfCards(file, encoding)) {
    number += 1
    const cells = columns.map((column) => texts[column] ?? '')
    batches.add(number, cells)
    await batches.sendFull()
  }
  return { kind: 'VCARD', encoding, separator: null, sheet: null, sheets: [] }
}
