import { describe, expect, it } from 'vitest'
import { sharedTextBomb, sheetBomb, stringsBomb, withFalseSize } from '../testing/bombs.ts'
import { readAll } from '../testing/readAll.ts'
import { Archive } from './archive.ts'

const tooLarge = 'This file is too large when unpacked.'
const row = '<row><c><v>1</v></c></row>'

describe('a workbook that would take the memory of the server', () => {
  it('is refused by its directory before it is unpacked', async () => {
    const bomb = await sheetBomb(row, 201)
    const start = process.cpuUsage()
    await expect(readAll(bomb)).rejects.toThrow(tooLarge)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(500)
  })

  it('is refused when its directory tells a smaller size', async () => {
    const bomb = withFalseSize(await sheetBomb(row, 5), 16_000)
    await expect(readAll(bomb)).rejects.toThrow(tooLarge)
  })

  it.each([
    ['strings without number', () => stringsBomb('<si/>', 12)],
    ['a text without end', () => stringsBomb('a', 3, '<si><t>')],
    [
      'a text of many runs',
      () => stringsBomb('<r><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></r>', 3, '<si>'),
    ],
    ['a cell of many values', () => sheetBomb('<v>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</v>', 3, '<row><c>')],
    ['a tag without end', () => sheetBomb('a', 3, '<row a="')],
    ['a comment without end', () => sheetBomb('a', 3, '<!--')],
    ['a long text that each row shares', () => sharedTextBomb(300)],
  ])('is refused for %s', async (_, make) => {
    await expect(readAll(await make())).rejects.toThrow(tooLarge)
  })

  it('is refused for tags within tags, and for empty rows', async () => {
    await expect(readAll(await sheetBomb('<a>', 1))).rejects.toThrow('Cuecard cannot read this file.')
    const rows = 'This file has more than 100,000 rows; split it into several files.'
    await expect(readAll(await sheetBomb('<row/>', 7))).rejects.toThrow(rows)
  })

  it('is refused when several sheets are the same part', async () => {
    const archive = await Archive.open(await sheetBomb(row, 101))
    const unpack = async () => {
      for await (const piece of archive.read('xl/sheets/0.xml')) expect(piece.length).toBeGreaterThan(0)
    }
    await unpack()
    await expect(unpack()).rejects.toThrow(tooLarge)
  })

  it('may repeat its references to nothing', async () => {
    const { rows } = await readAll(await sheetBomb('<row><c><v>7</v></c><c r="A1"/></row>', 1))
    expect(rows.every(([cell]) => cell === '7')).toBe(true)
  })
})
