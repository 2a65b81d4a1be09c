import { readCsv } from './csv/readCsv.ts'
import { findKind } from './fileKind.ts'
import { checkFileSize, FileProblem, sentences } from './fileProblem.ts'
import { RecordBatches } from './recordBatches.ts'
import type { FileRecord, FileShape, ReadingRequest } from './shape.ts'
import { readCards } from './vcard/readCards.ts'
import { readXlsx } from './xlsx/readXlsx.ts'

const readers = { CSV: readCsv, XLSX: readXlsx, VCARD: readCards }

/**
 * Reads a file in this thread, and waits while `send` takes a batch.
 *
 * @throws FileProblem with a sentence for the user
 */
export async function readRecords(
  file: Uint8Array,
  request: ReadingRequest,
  send: (records: FileRecord[]) => Promise<void>,
): Promise<FileShape> {
  checkFileSize(file.byteLength)
  const batches = new RecordBatches(send)
  const kind = findKind(file, request.encoding ?? null)
  const shape = await readers[kind](file, request, batches)
  await batches.sendAll()
  if (batches.count === 0) throw new FileProblem(sentences.noRows)
  return shape
}
