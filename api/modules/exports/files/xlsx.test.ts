import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { unzipped } from '#api/modules/exports/testing/unzipped.ts'
import { xlsxStream } from './xlsx.ts'

async function* inBatches(...batches: (string | null)[][][]) {
  yield* batches
}

describe('an Excel file', () => {
  it('has a frozen header and texts with their references', async () => {
    const stream = xlsxStream(
      'Things',
      ['A', 'B & C'],
      inBatches([
        ['=1+1', null],
        ['<a> & "b"', 'two\nlines'],
      ]),
    )
    const files = unzipped(await buffer(stream))
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = files.get('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
    expect(sheet).toContain(`<row r="1">${cell('A1', 'A')}${cell('B1', 'B &amp; C')}</row>`)
    expect(sheet).toContain(`<row r="2">${cell('A2', '=1+1')}</row>`)
    expect(sheet).toContain(
      `<row r="3">${cell('A3', '&lt;a&gt; &amp; "b"')}${cell('B3', 'two\nlines')}</row>`,
    )
  })

  it('escapes what XML cannot hold, and what looks like an escape', async () => {
    const stream = xlsxStream('Things', ['A'], inBatches([['a\u0001b\rc\ud800'], ['_x0041_'], ['_x004_']]))
    const sheet = unzipped(await buffer(stream)).get('xl/worksheets/sheet1.xml')
    for (const text of ['a_x0001_b_x000D_c_xD800_', '_x005F_x0041_', '_x004_'])
      expect(sheet).toContain(`>${text}</t>`)
  })

  it('names its columns beyond Z, and has a sheet without rows', async () => {
    const headers = Array.from({ length: 28 }, (_header, i) => `H${i}`)
    const sheet = unzipped(await buffer(xlsxStream('Things', headers, inBatches()))).get(
      'xl/worksheets/sheet1.xml',
    )
    for (const at of ['A1', 'Z1', 'AA1', 'AB1']) expect(sheet).toContain(`<c r="${at}" `)
    expect(sheet).not.toContain('<row r="2">')
  })

  it('begins another sheet where Excel takes no more rows', async () => {
    const batches = inBatches([['1'], ['2']], [['3'], ['4']], [['5']])
    const files = unzipped(await buffer(xlsxStream('Things', ['A'], batches, 4)))
    const rows = (sheet: number) => files.get(`xl/worksheets/sheet${sheet}.xml`)?.match(/<row r="\d+">/g)
    expect([rows(1)?.length, rows(2)?.length]).toEqual([5, 2])
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="Things 2" sheetId="2" r:id="rId2"/>')
  })

  it('fails with its rows', async () => {
    async function* failing() {
      yield [['1']]
      throw new Error('The database is gone')
    }
    await expect(buffer(xlsxStream('Things', ['A'], failing()))).rejects.toThrow('The database is gone')
  })
})
