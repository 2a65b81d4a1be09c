import { pipeline } from 'node:stream/promises'
import { CsvError, type Options, parse } from 'csv-parse'
import { decodeText, findEncoding, textStart } from '../encoding.ts'
import { quoteNeverClosed, recordTooLong } from '../fileProblem.ts'
import { fileLimits } from '../limits.ts'
import type { RecordBatches } from '../recordBatches.ts'
import type { FileShape, ReadingChoices, Separator } from '../shape.ts'
import { findSeparator } from './separator.ts'

const sampleBytes = 256 * 1024

/** The first line that Excel writes and reads to name the separator, such as `sep=;`. */
const separatorLine = /^sep=([,;\t|])(?=[\r\n]|$)/i

/** The pieces of a text without its first characters, all of which are in the first piece. */
function* withoutStart(pieces: Iterable<string>, length: number): Generator<string> {
  let first = true
  for (const piece of pieces) {
    yield first ? piece.slice(length) : piece
    first = false
  }
}

function optionsOf(separator: Separator, quotesAsText: boolean): Options {
  return {
    delimiter: separator,
    record_delimiter: '\n',
    quote: quotesAsText ? null : '"',
    escape: quotesAsText ? null : '"',
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
  }
}

/** Reads a text file with separators. @throws FileProblem when a quotation mark is never closed */
export async function readCsv(
  file: Uint8Array,
  choices: ReadingChoices,
  batches: RecordBatches,
): Promise<FileShape> {
  const encoding = choices.encoding ?? findEncoding(file)
  const quotesAsText = choices.quotesAsText ?? false
  const start = textStart(file, encoding, sampleBytes)
  const named = separatorLine.exec(start)
  const skipped = named?.[0].length ?? 0
  const separator =
    choices.separator ??
    (named?.[1] as Separator | undefined) ??
    findSeparator(start.slice(skipped), quotesAsText)
  const text = withoutStart(decodeText(file, encoding), skipped)
  // The line after the last whole record, and the characters that were read since.
  let line = 1
  let unfinished = 0
  const parser = parse({
    ...optionsOf(separator, quotesAsText),
    on_record: (cells: string[], { lines }) => {
      batches.add(line, cells)
      line = lines + 1
      unfinished = 0
      return null
    },
  })
  async function* paced(pieces: Iterable<string>): AsyncGenerator<string> {
    for (const piece of pieces) {
      await batches.sendFull()
      // Only quotes hold line ends.
      if (unfinished > fileLimits.recordLength)
        throw parser.info.lines > line ? quoteNeverClosed(line) : recordTooLong(line)
      unfinished += piece.length
      yield piece
    }
  }
  try {
    await pipeline(paced(text), parser.resume())
  } catch (error) {
    const unclosed = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw unclosed ? quoteNeverClosed(line) : error
  }
  return { kind: 'CSV', encoding, separator, sheet: null, sheets: [] }
}
