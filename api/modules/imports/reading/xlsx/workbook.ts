import { posix } from 'node:path'
import { FileProblem, sentences } from '../fileProblem.ts'
import type { Archive } from './archive.ts'
import { readXml, type XmlHandlers } from './xml.ts'

// The parts that describe a workbook are small; what they name is kept in memory.
const maxPartSize = 16 * 1024 * 1024

/** A sheet as the workbook names it. */
export interface Sheet {
  name: string
  part: string
}

/** The parts of a workbook. */
export interface Workbook {
  /** The visible sheets, in order. */
  sheets: Sheet[]
  sharedStrings: string | null
  styles: string | null
  /** Whether days are counted from 1904, as old Macs did. */
  from1904: boolean
}

interface Relation {
  id: string
  /** The last word of its type: `officeDocument`, `worksheet`. */
  type: string
  part: string
}

async function* limited(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > maxPartSize) throw new FileProblem(sentences.tooLargeUnpacked)
    yield piece
  }
}

/** Reads a part that describes the workbook. */
export function readPart(archive: Archive, part: string, handlers: XmlHandlers): Promise<void> {
  return readXml(limited(archive.read(part)), handlers)
}

async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part)
  const relations: Relation[] = []
  await readPart(archive, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open(name, { Id, Type, Target, TargetMode }) {
      if (name !== 'Relationship' || !Type || !Target || TargetMode === 'External') return
      const type = posix.basename(Type)
      relations.push({ id: Id ?? '', type, part: posix.resolve('/', folder, Target).slice(1) })
    },
  })
  return relations
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** @throws FileProblem when the archive is no workbook */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const roots = archive.has('_rels/.rels') ? await relationsOf(archive, '') : []
  const main = roots.find(({ type }) => type === 'officeDocument')?.part
  if (main === undefined) throw new FileProblem(sentences.unreadable)
  const relations = await relationsOf(archive, main)
  const workbook: Workbook = {
    sheets: [],
    sharedStrings: relations.find(({ type }) => type === 'sharedStrings')?.part ?? null,
    styles: relations.find(({ type }) => type === 'styles')?.part ?? null,
    from1904: false,
  }
  let isWorkbook = false
  await readPart(archive, main, {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true
      if (name === 'workbookPr') workbook.from1904 = isTrue(attributes.date1904)
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => /:id$/i.test(key))?.[1]
      const sheet = relations.find((relation) => relation.id === id && relation.type === 'worksheet')
      if (sheet) workbook.sheets.push({ name: attributes.name ?? '', part: sheet.part })
    },
  })
  if (!isWorkbook) throw new FileProblem(sentences.unreadable)
  return workbook
}
