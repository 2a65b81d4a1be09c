import { type RecordBatches, RowCounter } from '../recordBatches.ts'
import type { FileShape, FileSheet, ReadingRequest } from '../shape.ts'
import { Archive } from './archive.ts'
import { type CellContext, readSheet } from './readSheet.ts'
import { readSharedStrings } from './sharedStrings.ts'
import { readStyles } from './styles.ts'
import { readWorkbook } from './workbook.ts'

/**
 * Reads a sheet of a workbook: the one that the user chose, else the first that has rows. The rows of the other sheets
 * are counted.
 *
 * @throws FileProblem when the file is no workbook, is broken, or is too large
 */
export async function readXlsx(
  file: Uint8Array,
  request: ReadingRequest,
  batches: RecordBatches,
): Promise<FileShape> {
  const archive = await Archive.open(file)
  const workbook = await readWorkbook(archive)
  const context: CellContext = {
    strings: await readSharedStrings(archive, workbook.sharedStrings),
    styles: await readStyles(archive, workbook.styles),
    from1904: workbook.from1904,
    timeZone: request.timeZone,
  }
  const chosen = workbook.sheets.find(({ name }) => name === request.sheet)
  const sheets: FileSheet[] = []
  let read: string | null = null
  for (const { name, part } of workbook.sheets) {
    const isRead = chosen ? name === chosen.name : batches.count === 0
    const sink = isRead ? batches : new RowCounter()
    await readSheet(archive, part, context, sink)
    if (sink.count === 0) continue
    sheets.push({ name, rows: sink.count })
    if (isRead) read = name
  }
  return { kind: 'XLSX', encoding: null, separator: null, sheet: read, sheets }
}
