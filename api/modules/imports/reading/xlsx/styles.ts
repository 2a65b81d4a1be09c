import type { Archive } from './archive.ts'
import { classOfId, type NumberClass } from './numberFormats.ts'
import { readPart } from './workbook.ts'

/** The class of the number format of each style that a cell can name. */
export async function readStyles(archive: Archive, part: string | null): Promise<NumberClass[]> {
  if (part === null || !archive.has(part)) return []
  const formats = new Map<number, string>()
  const ids: number[] = []
  let ofCells = false
  await readPart(archive, part, {
    open(name, attributes) {
      if (name === 'cellXfs') ofCells = true
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (name === 'xf' && ofCells) ids.push(Number(attributes.numFmtId ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') ofCells = false
    },
  })
  return ids.map((id) => classOfId(id, formats))
}
