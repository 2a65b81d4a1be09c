import { FileProblem, recordTooLong, sentences } from './fileProblem.ts'
import { fileLimits } from './limits.ts'
import type { FileRecord } from './shape.ts'

const batchSize = 500

// No message holds the event loop of its receiver for long.
const batchLength = 250_000

// The header record is no row.
const maxRecords = fileLimits.rows + 1

/** Text as it is kept: trimmed, with plain line feeds, without what PostgreSQL cannot store. */
export function cleanCell(text: string): string {
  const plain = /[\0\r\ud800-\udfff]/.test(text)
    ? text.replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed()
    : text
  return plain.trim()
}

/** What takes the records of a file. */
export interface RecordSink {
  /** Takes the texts of a record; those without any text are left out. */
  add(line: number, texts: readonly string[]): void
  /** Waits until what was added is taken, but for a rest. */
  sendFull(): Promise<void>
}

/** Empty rows take time, too. */
function checkAllRows(count: number): void {
  if (count > fileLimits.allRows) throw new FileProblem(sentences.tooManyRows)
}

/** Counts the records that have any text. */
export class RowCounter implements RecordSink {
  count = 0
  #seen = 0

  add(_line: number, texts: readonly string[]): void {
    this.#seen += 1
    checkAllRows(this.#seen)
    if (texts.some((text) => cleanCell(text) !== '')) this.count += 1
  }

  async sendFull(): Promise<void> {}
}

/** Collects the records of a file, keeps them within the limits, and sends them in batches. */
export class RecordBatches implements RecordSink {
  #full: FileRecord[][] = []
  #batch: FileRecord[] = []
  #batchLength = 0
  #length = 0
  #count = 0
  #seen = 0
  readonly #send: (records: FileRecord[]) => Promise<void>

  constructor(send: (records: FileRecord[]) => Promise<void>) {
    this.#send = send
  }

  /** How many records have text. */
  get count(): number {
    return this.#count
  }

  /** @throws FileProblem when the record, or the file with it, is beyond a limit */
  add(line: number, texts: readonly string[]): void {
    this.#seen += 1
    checkAllRows(this.#seen)
    const cells = texts.map(cleanCell)
    while (cells.at(-1) === '') cells.pop()
    if (cells.length === 0) return
    const length = cells.reduce((sum, cell) => sum + cell.length, 0)
    this.#count += 1
    this.#length += length
    if (cells.length > fileLimits.columns) throw new FileProblem(sentences.tooManyColumns)
    if (this.#count > maxRecords) throw new FileProblem(sentences.tooManyRows)
    if (length > fileLimits.recordLength) throw recordTooLong(line)
    // Cells of a workbook that share a long text take no room in it.
    if (this.#length > fileLimits.unpackedBytes) throw new FileProblem(sentences.tooLargeUnpacked)
    this.#batch.push({ line, cells })
    this.#batchLength += length
    if (this.#batch.length >= batchSize || this.#batchLength >= batchLength) this.#closeBatch()
  }

  #closeBatch(): void {
    this.#full.push(this.#batch)
    this.#batch = []
    this.#batchLength = 0
  }

  async sendFull(): Promise<void> {
    const batches = this.#full
    this.#full = []
    for (const batch of batches) await this.#send(batch)
  }

  /** Sends all records that wait. */
  async sendAll(): Promise<void> {
    if (this.#batch.length > 0) this.#closeBatch()
    await this.sendFull()
  }
}
