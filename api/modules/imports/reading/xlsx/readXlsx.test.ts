import { describe, expect, it } from 'vitest'
import { readAll } from '../testing/readAll.ts'
import { workbookOf } from '../testing/workbook.ts'

const cellsOf = async (...args: Parameters<typeof workbookOf>) =>
  (await readAll(await workbookOf(...args))).rows

describe('the cells of a workbook', () => {
  it('are shared, inline and formatted texts', async () => {
    const sharedStrings = `<sst><si><t>Ana</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">Li</t></r><r><t>ma</t></r>
      <rPh sb="0" eb="1"><t>LEE</t></rPh></si><si><t>a_x000D_
b &amp; _x0041_</t></si><si/></sst>`
    const row = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>3</v></c>
      <c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c><c t="s"><v>99</v></c><c t="str"><f>A1&amp;"x"</f><v>Anax</v></c></row>`
    expect(await cellsOf({ One: row }, { sharedStrings })).toEqual([
      ['Ana', 'Lima', 'a\nb & A', '', 'inline', '', 'Anax'],
    ])
  })

  it('are numbers, truth, errors and results of formulas', async () => {
    const row = `<row><c><v>5125550100</v></c><c><v>5.1255501E9</v></c><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c>
      <c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c><f>1+1</f><v>2</v></c><c><f>SUM(A1)</f></c><c><v>12345678901234567</v></c></row>`
    expect(await cellsOf({ One: row })).toEqual([
      ['5125550100', '5125550100', '0.3', 'TRUE', 'FALSE', '#N/A', '2', '', '12345678901234567'],
    ])
  })

  it('are where their reference says, or after the cell and row before', async () => {
    const rows = `<row r="3"><c r="B3"><v>1</v></c><c><v>2</v></c><c r="AA3"><v>3</v></c></row>
      <row><c><v>4</v></c><c r="C4"/></row><row r="9"><c r="A9" t="s"/><c r="B9"><v></v></c></row><row><c><v>5</v></c></row>`
    const { records } = await readAll(await workbookOf({ One: rows }))
    expect(records.map(({ line }) => line)).toEqual([3, 4, 10])
    expect(records[0]?.cells).toEqual(['', '1', '2', ...Array(23).fill(''), '3'])
    expect(records[1]?.cells).toEqual(['4'])
  })

  it('are dates, times, percentages and postal codes by their style', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy\\ h:mm\\ AM/PM;@"/>
      <numFmt numFmtId="165" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="10"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>`
    const row = `<row><c s="0"><v>45363</v></c><c s="1"><v>45363.4</v></c><c s="2"><v>45363.384722222225</v></c><c s="3"><v>0.125</v></c>
      <c s="4"><v>2134</v></c><c s="5"><v>0.5</v></c><c t="d"><v>2024-03-12T14:14:00Z</v></c><c t="d" s="1"><v>2024-03-12T09:14:00</v></c></row>`
    expect(await cellsOf({ One: row }, { styles })).toEqual([
      [
        '45363',
        '2024-03-12',
        '2024-03-12 09:14',
        '12.5%',
        '02134',
        '12:00',
        '2024-03-12 09:14',
        '2024-03-12',
      ],
    ])
    const from1904 = await cellsOf(
      { One: '<row><c s="1"><v>43901</v></c></row>' },
      { styles, from1904: true },
    )
    expect(from1904).toEqual([['2024-03-12']])
  })

  it('may have prefixes, other names of parts, and lack styles and strings', async () => {
    const parts = {
      '_rels/.rels':
        '<Relationships><Relationship Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/book/main.xml"/></Relationships>',
      'book/main.xml':
        '<x:workbook xmlns:q="r"><x:sheets><x:sheet name="One" q:id="a"/></x:sheets></x:workbook>',
      'book/_rels/main.xml.rels':
        '<Relationships><Relationship Id="a" Type="x/worksheet" Target="../Rows.XML"/></Relationships>',
      'rows.xml':
        '\ufeff<x:worksheet><x:row><x:c t="inlineStr"><x:is><x:t>Zoë</x:t></x:is></x:c></x:row></x:worksheet>',
    }
    expect(await cellsOf({}, { parts })).toEqual([['Zoë']])
  })
})

describe('the sheets of a workbook', () => {
  const row = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`
  const sheets = { Cover: '<row/>', People: row('a') + row('b'), Hidden: row('c'), Old: row(' ') + row('d') }

  it('are read from the first that has rows, and listed with them', async () => {
    const { shape, rows } = await readAll(await workbookOf(sheets, { hidden: ['Hidden'] }))
    expect(rows).toEqual([['a'], ['b']])
    expect(shape).toEqual({
      kind: 'XLSX',
      encoding: null,
      separator: null,
      sheet: 'People',
      sheets: [
        { name: 'People', rows: 2 },
        { name: 'Old', rows: 1 },
      ],
    })
  })

  it('can be chosen', async () => {
    const file = await workbookOf(sheets, { hidden: ['Hidden'] })
    const { shape, records } = await readAll(file, { sheet: 'Old' })
    expect(shape.sheet).toBe('Old')
    expect(shape.sheets).toHaveLength(2)
    expect(records).toEqual([{ line: 2, cells: ['d'] }])
    await expect(readAll(file, { sheet: 'Cover' })).rejects.toThrow('This file has no rows.')
    expect((await readAll(file, { sheet: 'Gone' })).shape.sheet).toBe('People')
  })
})
