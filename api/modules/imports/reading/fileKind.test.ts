import { describe, expect, it } from 'vitest'
import { checkFileSize } from './fileProblem.ts'
import { readAll } from './testing/readAll.ts'
import { archiveOf, workbookOf } from './testing/workbook.ts'

const unreadable = 'Cuecard cannot read this file. Use CSV, Excel (.xlsx) or vCard (.vcf).'
const noRows = 'This file has no rows.'
const compound = (names: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(names, 'utf16le')])
const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167) % 256)),
])

describe('the content of a file', () => {
  it.each([
    [
      'an old workbook',
      compound('Root Entry\0Workbook'),
      /^This is an old Excel file\. Save it as \.xlsx or/,
    ],
    [
      'a workbook with a password',
      compound('EncryptionInfo\0EncryptedPackage'),
      /^This file is protected by a/,
    ],
    ['an old document', compound('Root Entry\0WordDocument'), unreadable],
    ['a picture', png, unreadable],
    ['a PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>>', unreadable],
    ['a page', '<!doctype html><table><tr><td>Name</td></tr></table>', unreadable],
    ['a workbook of XML', '<?xml version="1.0"?><Workbook><Row/></Workbook>', unreadable],
    ['JSON', '[{"name": "Ana"}]', unreadable],
    ['nothing', '', noRows],
    ['nothing but separators', ' ,,\r\n,,\r\n"","  "', noRows],
    ['a byte-order mark alone', '\ufeff', noRows],
    ['cards that say nothing', 'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n', noRows],
  ])('refuses %s', async (_, file, sentence) => {
    await expect(readAll(file)).rejects.toThrow(sentence)
  })

  it('refuses archives that are no workbook, and broken ones', async () => {
    const workbook = await workbookOf({ One: '<row><c><v>1</v></c></row>' })
    const encrypted = Buffer.from(workbook)
    const entry = encrypted.indexOf('PK\x01\x02', 0, 'latin1')
    encrypted.writeUInt16LE(encrypted.readUInt16LE(entry + 8) | 1, entry + 8)
    const other = await archiveOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })
    const part = await workbookOf({ One: '<row><c>' })
    await expect(readAll(other)).rejects.toThrow(unreadable)
    await expect(readAll(workbook.subarray(0, -40))).rejects.toThrow(unreadable)
    await expect(readAll(part)).rejects.toThrow(unreadable)
    await expect(readAll(encrypted)).rejects.toThrow('This file is protected by a password. Save it without')
    await expect(readAll(await workbookOf({ One: '<row/>' }))).rejects.toThrow(noRows)
  })

  it('counts, not the name', async () => {
    expect((await readAll('\ufeff begin:vcard\nFN:Ana\nend:vcard')).shape.kind).toBe('VCARD')
    expect((await readAll('Name\nAna')).shape.kind).toBe('CSV')
    expect((await readAll(await workbookOf({ One: '<row><c><v>1</v></c></row>' }))).shape.kind).toBe('XLSX')
  })
})

describe('the limits of a file', () => {
  const tooManyRows = 'This file has more than 100,000 rows; split it into several files.'
  const mebibyte = 1024 * 1024

  it('are 50 MB', () => {
    expect(() => checkFileSize(50 * mebibyte)).not.toThrow()
    const limit = 'The limit is 50 MB; split it into several files.'
    expect(() => checkFileSize(50 * mebibyte + 1)).toThrow(`This file has 51 MB. ${limit}`)
    expect(() => checkFileSize(212 * mebibyte)).toThrow(`This file has 212 MB. ${limit}`)
  })

  it('are 100,000 rows and the header', async () => {
    await expect(readAll('a\n'.repeat(100_002))).rejects.toThrow(tooManyRows)
    await expect(readAll('BEGIN:VCARD\nEND:VCARD\n'.repeat(100_001))).rejects.toThrow(tooManyRows)
  })

  it('are 200 columns that have text', async () => {
    const wide = `${'a,'.repeat(200)}${','.repeat(9_800)}`
    expect((await readAll(wide)).rows[0]).toHaveLength(200)
    const tooWide = 'This file has more than 200 columns.'
    await expect(readAll(`${'a,'.repeat(200)}a`)).rejects.toThrow(tooWide)
    const workbook = await workbookOf({ One: '<row><c r="NTP1"><v>1</v></c></row>' })
    await expect(readAll(workbook)).rejects.toThrow(tooWide)
  })

  it('are a million characters of a record', async () => {
    const sentence = 'Line 2 has more than 1,000,000 characters.'
    const long = 'x'.repeat(1_000_001)
    await expect(readAll(`a\n${long}\nb`)).rejects.toThrow(sentence)
    await expect(readAll(`a\n${long.repeat(3)}`)).rejects.toThrow(sentence)
    await expect(readAll(`a\n${','.repeat(3_000_000)}`)).rejects.toThrow(sentence)
    await expect(readAll(`BEGIN:VCARD\nNOTE:${long}\nEND:VCARD`)).rejects.toThrow(sentence)
  })
})
