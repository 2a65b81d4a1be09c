import { archiveOf, type Parts, partsOfWorkbook } from './workbook.ts'

const mebibyte = 1024 * 1024

/** XML that repeats a unit up to a size, in pieces. */
export function* repeated(start: string, unit: string, megabytes: number, end: string): Generator<string> {
  const piece = unit.repeat(Math.ceil(mebibyte / unit.length))
  yield start
  for (let count = 0; count < megabytes; count += 1) yield piece
  yield end
}

const sheetPart = 'xl/sheets/0.xml'
const stringsPart = 'xl/sharedStrings.xml'
const row = '<row><c t="s"><v>0</v></c></row>'
const sheet = ['<worksheet><sheetData>', '</sheetData></worksheet>'] as const

/** A workbook one part of which is large. */
function workbookWith(part: string, xml: Iterable<string>): Promise<Buffer> {
  const parts: Parts = { ...partsOfWorkbook({ One: row }), [part]: xml }
  return archiveOf(parts)
}

/** A workbook whose sheet repeats a unit. */
export function sheetBomb(unit: string, megabytes: number, within = ''): Promise<Buffer> {
  return workbookWith(sheetPart, repeated(sheet[0] + within, unit, megabytes, sheet[1]))
}

/** A workbook whose shared strings repeat a unit. */
export function stringsBomb(unit: string, megabytes: number, within = ''): Promise<Buffer> {
  return workbookWith(stringsPart, repeated(`<sst>${within}`, unit, megabytes, '</sst>'))
}

/** A workbook of little size every row of which has a text of a million characters. */
export function sharedTextBomb(rows: number): Promise<Buffer> {
  const parts = partsOfWorkbook(
    { One: row.repeat(rows) },
    { sharedStrings: `<sst><si>${`<r><t>${'a'.repeat(30_000)}</t></r>`.repeat(33)}</si></sst>` },
  )
  return archiveOf(parts)
}

/** The archive with a false size of its sheet in its directory. */
export function withFalseSize(archive: Buffer, size: number): Buffer {
  const changed = Buffer.from(archive)
  const name = changed.lastIndexOf(sheetPart)
  changed.writeUInt32LE(size, name - 46 + 24)
  return changed
}
