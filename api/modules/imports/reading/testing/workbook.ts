import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook by their path in the archive; a part may come in pieces. */
export type Parts = Record<string, string | Iterable<string>>

/** A zip archive of parts. */
export async function archiveOf(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, part] of Object.entries(parts)) {
    if (typeof part === 'string') zip.addBuffer(Buffer.from(part), path)
    else zip.addReadStream(Readable.from(part), path)
  }
  zip.end()
  return buffer(zip.outputStream)
}

function relationsXml(relations: [id: string, type: string, target: string][]): string {
  const rows = relations.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${relationTypes}/${type}" Target="${target}"/>`,
  )
  return `<Relationships>${rows.join('')}</Relationships>`
}

/** What a workbook of a test has beside the XML of the rows of its sheets. */
export interface WorkbookOptions {
  sharedStrings?: string
  styles?: string
  from1904?: boolean
  hidden?: string[]
  parts?: Parts
}

/** The parts of a workbook whose sheets have the rows given as XML, `<row r="1">…</row>`. */
export function partsOfWorkbook(sheets: Record<string, string>, options: WorkbookOptions = {}): Parts {
  const names = Object.keys(sheets)
  const parts: Parts = {
    '_rels/.rels': relationsXml([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns:r="${relationTypes}"><workbookPr date1904="${options.from1904 ? 1 : 0}"/><sheets>${names
      .map((name, index) => {
        const state = options.hidden?.includes(name) ? 'hidden' : 'visible'
        return `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...names.map((_, index): [string, string, string] => [`s${index}`, 'worksheet', `sheets/${index}.xml`]),
      ['strings', 'sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles', '/xl/styles.xml'],
    ]),
    'xl/styles.xml': options.styles ?? '<styleSheet/>',
    'xl/sharedStrings.xml': options.sharedStrings ?? '<sst/>',
  }
  for (const [index, name] of names.entries()) {
    parts[`xl/sheets/${index}.xml`] = `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`
  }
  return { ...parts, ...options.parts }
}

export function workbookOf(sheets: Record<string, string>, options?: WorkbookOptions): Promise<Buffer> {
  return archiveOf(partsOfWorkbook(sheets, options))
}
