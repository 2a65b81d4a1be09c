import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** Batches of rows of texts, as an export reads them. */
export type Batches = AsyncIterable<readonly (readonly (string | null)[])[]>

/** The most rows of a sheet in Excel, less the header and the rest of a batch. */
const rowsOfSheet = 1_048_000

const namespace = 'http://schemas.openxmlformats.org'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

// Excel's own escape for characters that XML cannot hold, and for a text that looks like one.
const inHex = (text: string) => `_x${text.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them.
const special = /[&<>_\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/u

function escaped(text: string): string {
  // Most texts have none, and one look is cheaper than three.
  if (!special.test(text)) return text
  return (
    text
      .replace(/_(?=x[\da-fA-F]{4}_)/g, inHex)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them.
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu, inHex)
      .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  )
}

/** The name of a column: A to Z, then AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** A row of inline texts, which Excel never computes; each cell has its reference, which some readers need. */
function rowXml(cells: readonly (string | null)[], row: number, names: readonly string[]): string {
  const filled = cells.map((cell, i) =>
    cell
      ? `<c r="${names[i]}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
      : '',
  )
  return `<row r="${row}">${filled.join('')}</row>`
}

async function* sheetXml(
  headers: readonly string[],
  batches: AsyncIterator<readonly (readonly (string | null)[])[]>,
  first: IteratorResult<readonly (readonly (string | null)[])[]>,
  most: number,
): AsyncGenerator<string, typeof first> {
  const names = headers.map((_header, i) => columnName(i))
  yield `${declaration}<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${headers.length}" width="18" customWidth="1"/></cols><sheetData>${rowXml(headers, 1, names)}`
  let row = 1
  let next = first
  while (!next.done && row < most) {
    let xml = ''
    for (const cells of next.value) {
      row += 1
      xml += rowXml(cells, row, names)
    }
    yield xml
    next = await batches.next()
  }
  yield '</sheetData></worksheet>'
  return next
}

/**
 * An Excel file (ECMA-376) as a stream: a frozen header row, all cells as texts. Beyond the rows that Excel takes in a sheet
 * another one begins. `most` is the number of rows after which that happens.
 */
export function xlsxStream(
  title: string,
  headers: readonly string[],
  rows: Batches,
  most = rowsOfSheet,
): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  void addSheets(zip, { title, headers, batches: rows[Symbol.asyncIterator](), most }).catch(fail)
  return output
}

interface Sheets {
  title: string
  headers: readonly string[]
  batches: AsyncIterator<readonly (readonly (string | null)[])[]>
  most: number
}

async function addSheets(zip: ZipFile, { title, headers, batches, most }: Sheets): Promise<void> {
  const names: string[] = []
  let next = await batches.next()
  do {
    names.push(names.length === 0 ? title : `${title} ${names.length + 1}`)
    const sheet = sheetXml(headers, batches, next, most)
    next = await new Promise((done, failed) => {
      const xml = Readable.from(
        (async function* () {
          const rest = yield* sheet
          done(rest)
        })(),
      )
      xml.on('error', failed)
      zip.addReadStream(xml, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel: 3 })
    })
  } while (!next.done)
  for (const [path, xml] of Object.entries(frameOf(names)))
    zip.addBuffer(Buffer.from(declaration + xml), path)
  zip.end()
}

/** The parts of the file that name its sheets. */
function frameOf(names: readonly string[]): Record<string, string> {
  const relations = `${namespace}/officeDocument/2006/relationships`
  const each = (part: (name: string, number: number) => string) =>
    names.map((name, i) => part(name, i + 1)).join('')
  return {
    'xl/workbook.xml': `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${each(
      (name, i) => `<sheet name="${escaped(name)}" sheetId="${i}" r:id="rId${i}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${namespace}/package/2006/relationships">${each(
      (_name, i) =>
        `<Relationship Id="rId${i}" Type="${relations}/worksheet" Target="worksheets/sheet${i}.xml"/>`,
    )}</Relationships>`,
    '_rels/.rels': `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${each(
      (_name, i) =>
        `<Override PartName="/xl/worksheets/sheet${i}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    )}</Types>`,
  }
}
