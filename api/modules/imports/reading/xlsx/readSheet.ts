import { FileProblem, sentences } from '../fileProblem.ts'
import { fileLimits } from '../limits.ts'
import type { RecordSink } from '../recordBatches.ts'
import type { Archive } from './archive.ts'
import type { NumberClass } from './numberFormats.ts'
import { isoDateText, numberText } from './numberText.ts'
import { checkTextLength, decodeEscapes, StringText } from './sharedStrings.ts'
import { readXml, type XmlHandlers } from './xml.ts'

/** What the cells of a workbook refer to. */
export interface CellContext {
  strings: readonly string[]
  styles: readonly NumberClass[]
  from1904: boolean
  timeZone: string
}

interface Cell {
  type: string
  style: NumberClass
  column: number
}

/** The index of the column of a reference such as `AB12`. */
function columnOf(reference: string): number {
  let column = 0
  for (const character of reference.toUpperCase()) {
    if (character < 'A' || character > 'Z') break
    column = column * 26 + character.charCodeAt(0) - 64
  }
  return column - 1
}

/** The text of a cell. Formulas have the result that was stored with them. */
function textOf({ type, style }: Cell, stored: string, context: CellContext): string {
  if (type === 's') return context.strings[Number(stored)] ?? ''
  if (type === 'b') return stored === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return isoDateText(stored, style, context.timeZone)
  if (type === 'n') return numberText(stored, style, context.from1904)
  return decodeEscapes(stored)
}

/** Reads rows and cells; either may lack its reference and then follows the one before. */
class SheetHandlers implements XmlHandlers {
  #row = 0
  #texts: string[] = []
  #cell: Cell = { type: 'n', style: 'PLAIN', column: -1 }
  #stored = ''
  #inline = new StringText()
  #inValue = false
  readonly #context: CellContext
  readonly #sink: RecordSink

  constructor(context: CellContext, sink: RecordSink) {
    this.#context = context
    this.#sink = sink
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') this.#openRow(attributes.r)
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#inValue = true
    else this.#inline.open(name)
  }

  text(text: string): void {
    if (this.#inValue) {
      this.#stored += text
      checkTextLength(this.#stored)
    } else this.#inline.add(text)
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#sink.add(this.#row, this.#texts)
    else if (name === 'v') this.#inValue = false
    else this.#inline.close(name)
  }

  #openRow(reference: string | undefined): void {
    this.#row = reference === undefined ? this.#row + 1 : Number(reference)
    this.#texts = []
    this.#cell.column = -1
  }

  #openCell({ r, t, s }: Record<string, string>): void {
    const column = r === undefined ? this.#cell.column + 1 : columnOf(r)
    const style = s === undefined ? 'PLAIN' : (this.#context.styles[Number(s)] ?? 'PLAIN')
    this.#cell = { type: t ?? 'n', style, column }
    this.#stored = ''
    this.#inline = new StringText()
  }

  #closeCell(): void {
    const inline = this.#cell.type === 'inlineStr'
    const text = inline
      ? decodeEscapes(this.#inline.text)
      : this.#stored && textOf(this.#cell, this.#stored, this.#context)
    if (text === '') return
    if (this.#cell.column >= fileLimits.columns) throw new FileProblem(sentences.tooManyColumns)
    while (this.#texts.length < this.#cell.column) this.#texts.push('')
    this.#texts[this.#cell.column] = text
  }
}

/** Reads the rows of a sheet that have any text. */
export async function readSheet(
  archive: Archive,
  part: string,
  context: CellContext,
  sink: RecordSink,
): Promise<void> {
  await readXml(archive.read(part), new SheetHandlers(context, sink), () => sink.sendFull())
}
