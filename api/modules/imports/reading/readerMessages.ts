import type { FileRecord, FileShape, ReadingRequest } from './shape.ts'

/** What the reader starts with. */
export interface ReaderTask {
  file: Uint8Array
  request: ReadingRequest
}

/** What the reader tells: a batch of records, and at the end how the file was read or the sentence for the user. */
export type ReaderMessage = { records: FileRecord[] } | { shape: FileShape } | { problem: string }
