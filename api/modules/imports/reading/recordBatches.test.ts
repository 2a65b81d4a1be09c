import { describe, expect, it } from 'vitest'
import { RecordBatches, RowCounter } from './recordBatches.ts'
import type { FileRecord } from './shape.ts'

const tooManyRows = 'This file has more than 100,000 rows; split it into several files.'

function collect() {
  const sent: FileRecord[][] = []
  return { sent, batches: new RecordBatches(async (records) => void sent.push(records)) }
}

describe('the batches of records', () => {
  it('have trimmed cells that the database can store', async () => {
    const { sent, batches } = collect()
    batches.add(1, [' a\0b ', '\u00a0', 'x\r\ny\rz', '\ud800', ' ', '\t'])
    batches.add(2, [' ', '\ufeff', '\0'])
    await batches.sendAll()
    expect(sent).toEqual([[{ line: 1, cells: ['ab', '', 'x\ny\nz', '\ufffd'] }]])
  })

  it('are 100,000 rows and a header at most, however many lines are empty', () => {
    const { batches } = collect()
    for (let line = 0; line <= 100_000; line += 1) batches.add(line, ['a'])
    for (let line = 0; line < 900_000; line += 1) batches.add(line, [])
    expect(batches.count).toBe(100_001)
    expect(() => batches.add(1, ['a'])).toThrow(tooManyRows)
  })

  it('end after as many rows as a sheet can have', () => {
    for (const sink of [collect().batches, new RowCounter()]) {
      for (let line = 0; line < 1_048_576; line += 1) sink.add(line, [])
      expect(() => sink.add(1, [])).toThrow(tooManyRows)
      expect(sink.count).toBe(0)
    }
  })

  it('hold few records where those are long', async () => {
    const { sent, batches } = collect()
    for (let line = 1; line <= 5; line += 1) batches.add(line, ['a'.repeat(200_000)])
    await batches.sendFull()
    expect(sent.map(({ length }) => length)).toEqual([2, 2])
    await batches.sendAll()
    expect(sent.flat().map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
  })
})
