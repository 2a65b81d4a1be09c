import { readRecords } from '../readRecords.ts'
import type { FileRecord, FileShape, ReadingChoices } from '../shape.ts'

/** Reads a file, given as text in UTF-8 or as bytes, in this thread. */
export async function readAll(
  file: string | Uint8Array,
  choices: ReadingChoices = {},
): Promise<{ shape: FileShape; records: FileRecord[]; rows: string[][] }> {
  const records: FileRecord[] = []
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  const request = { timeZone: 'America/Chicago', ...choices }
  const shape = await readRecords(bytes, request, async (batch) => void records.push(...batch))
  return { shape, records, rows: records.map(({ cells }) => cells) }
}
