import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readFile } from './readFile.ts'
import type { FileRecord } from './shape.ts'
import { sharedTextBomb } from './testing/bombs.ts'

const request = { timeZone: 'UTC' }
const never = new AbortController().signal
const ignore = async () => {}

describe('the reader in its thread', () => {
  it('sends batches and waits while one is taken', async () => {
    const batches: FileRecord[][] = []
    let taking = false
    const file = Buffer.from('Name,City\nAna,Zürich\n'.repeat(600))
    const shape = await readFile(
      file,
      request,
      async (records) => {
        expect(taking).toBe(false)
        taking = true
        await sleep(20)
        batches.push(records)
        taking = false
      },
      never,
    )
    expect(shape).toEqual({ kind: 'CSV', encoding: 'utf-8', separator: ',', sheet: null, sheets: [] })
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 200])
    expect(batches[0]?.[1]).toEqual({ line: 2, cells: ['Ana', 'Zürich'] })
    expect(file.length).toBeGreaterThan(0)
  })

  it('tells the problem of a file', async () => {
    const file = Buffer.from('a,b\n1,"2\n')
    const problem = { name: 'FileProblem', message: 'A quotation mark on line 2 is never closed.' }
    await expect(readFile(file, request, ignore, never)).rejects.toMatchObject(problem)
    const chosen = readFile(file, { ...request, quotesAsText: true }, ignore, never)
    expect(await chosen).toMatchObject({ kind: 'CSV' })
  })

  it('refuses a workbook that would fill its memory', async () => {
    const problem = { name: 'FileProblem', message: 'This file is too large when unpacked.' }
    await expect(readFile(await sharedTextBomb(300), request, ignore, never)).rejects.toMatchObject(problem)
  })

  it('ends with the signal, and with a failure of what takes the records', async () => {
    const file = Buffer.from('a,b\n'.repeat(20_000))
    const stop = new AbortController()
    let taken = 0
    const stopped = readFile(
      file,
      request,
      async () => {
        taken += 1
        if (taken === 2) stop.abort(new Error('Stopped'))
      },
      stop.signal,
    )
    await expect(stopped).rejects.toThrow('Stopped')
    expect(taken).toBe(2)
    await expect(readFile(file, request, ignore, stop.signal)).rejects.toThrow('Stopped')
    const failing = readFile(file, request, () => Promise.reject(new Error('No room')), never)
    await expect(failing).rejects.toThrow('No room')
  })
})
