import { describe, expect, it } from 'vitest'
import { readAll } from '../testing/readAll.ts'
import { findSeparator } from './separator.ts'

describe('a CSV file', () => {
  it('has lines, cells and quotes as Excel writes them', async () => {
    const { records, shape } = await readAll(
      '\ufeffName,Notes\r\n\r\n"Lima, Ana","Said ""hi""\r\ntwice "\r\n  Joe , "a,b"\r\n,\r\nLast',
    )
    expect(shape).toEqual({ kind: 'CSV', encoding: 'utf-8', separator: ',', sheet: null, sheets: [] })
    expect(records).toEqual([
      { line: 1, cells: ['Name', 'Notes'] },
      { line: 3, cells: ['Lima, Ana', 'Said "hi"\ntwice'] },
      { line: 5, cells: ['Joe', 'a,b'] },
      { line: 7, cells: ['Last'] },
    ])
  })

  it('may mix the ends of its lines', async () => {
    const { records } = await readAll('a,b\r\n1,2\n3,4\r5,6')
    expect(records.map(({ line }) => line)).toEqual([1, 2, 3, 4])
    expect(records.at(-1)?.cells).toEqual(['5', '6'])
  })

  it('keeps quotation marks that do not surround a cell', async () => {
    const { rows } = await readAll('Pipe,Name\n5" pipe,"Joe "Jo" Ray"\n"""VIP"",""Blog""",x')
    expect(rows.slice(1)).toEqual([
      ['5" pipe', '"Joe "Jo" Ray"'],
      ['"VIP","Blog"', 'x'],
    ])
  })

  it('names the line on which a quotation mark is opened and never closed', async () => {
    const start = 'a,b\n"1\n2",3\n\n'
    await expect(readAll(`${start}"x,y\n4,5\n6,7\n`)).rejects.toThrow(
      'A quotation mark on line 5 is never closed.',
    )
    // More than a million characters until the end, or until another quotation mark.
    await expect(readAll(`${start}7,"x,y\n${'4,5\n'.repeat(300_000)}"z`)).rejects.toThrow(
      'A quotation mark on line 5 is never closed.',
    )
    const { rows } = await readAll('a,b\n"x,y\n4,5\n', { quotesAsText: true })
    expect(rows).toEqual([
      ['a', 'b'],
      ['"x', 'y'],
      ['4', '5'],
    ])
  })

  it('reads the line of Excel that names the separator, and counts it', async () => {
    const { records, shape } = await readAll('sep=|\r\na,b|c;d\r\n')
    expect(shape.separator).toBe('|')
    expect(records).toEqual([{ line: 2, cells: ['a,b', 'c;d'] }])
    const chosen = await readAll('\ufeffsep=;\na;b,c', { separator: ',' })
    expect(chosen.records).toEqual([{ line: 2, cells: ['a;b', 'c'] }])
  })

  it('comes in batches of at most 500 records, which are waited for', async () => {
    const { readRecords } = await import('../readRecords.ts')
    const sizes: number[] = []
    let taking = 0
    await readRecords(Buffer.from('a,b\n'.repeat(1_201)), { timeZone: 'UTC' }, async (records) => {
      taking += 1
      expect(taking).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      sizes.push(records.length)
      taking -= 1
    })
    expect(sizes).toEqual([500, 500, 201])
  })
})

describe('the separator', () => {
  it.each([
    [',', 'Name,Email\nAna,a@b.co\n'],
    [';', 'Name;Price\nAna;1,5\nJoe;2,5\n'],
    [';', 'Name;Address\n"Lima; Ana";"1, Main St, Town"\n'],
    ['\t', 'Name\tNotes\nAna\tone, two, three\nJoe\tfour, five, six\n'],
    ['|', 'Name|Phone\nAna|5\nJoe, Jr|6\n'],
    [',', 'Acme\nCustomer Contact List\nAs of May 1\n\nCustomer,Phone,Email\nA,1,x\nB,2,y\nC,3,z\nD,4,w'],
    [',', 'Name\nAna\n'],
    [',', ''],
    [';', 'a;b\n"x,\ny";"5"" pipe, long"\n'],
    [',', 'a "b,c\nd "e,f\n'],
  ])('is %j in %j', (separator, text) => expect(findSeparator(text, false)).toBe(separator))

  it('stands between quotation marks that are text', () => {
    expect(findSeparator('"a;b\n"c;d\n', true)).toBe(';')
  })
})
