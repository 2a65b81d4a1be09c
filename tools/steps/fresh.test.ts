import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GenerationStep, makeStale } from '#tools/steps/fresh.ts'

let project: string
let made: string[]
const put = (name: string, text: string) => writeFile(join(project, name), text)

function step(name: string, inputs: string[], output: string): GenerationStep {
  const make = async () => {
    made.push(name)
    await put(output, `made ${made.length}`)
  }
  return { name, doing: name, inputs, output, make }
}

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'cuecard-fresh-'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await put('a.txt', 'one')
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(project, { recursive: true })
})

describe('what is made from other files', () => {
  const first = () => makeStale([step('first', ['a.txt'], 'b.txt')], project)

  it('is made once, and again when those change', async () => {
    made = []
    await first()
    await first()
    expect(made).toEqual(['first'])
    await put('a.txt', 'two')
    await first()
    expect(made).toEqual(['first', 'first'])
    await put('a.txt', 'one')
    await first()
    expect(made).toEqual(['first', 'first', 'first'])
  })

  it('is made again when it is gone', async () => {
    made = []
    await first()
    await rm(join(project, 'b.txt'))
    await first()
    expect(made).toEqual(['first', 'first'])
  })

  it('does not care for tests', async () => {
    await mkdir(join(project, 'src'))
    const folder = () => makeStale([step('folder', ['src'], 'b.txt')], project)
    made = []
    await folder()
    await put('src/a.test.ts', 'expect(1).toBe(1)')
    await folder()
    expect(made).toEqual(['folder'])
    await put('src/a.ts', '1')
    await folder()
    expect(made).toEqual(['folder', 'folder'])
  })

  it('is not taken for made when making it failed', async () => {
    const failing = { ...step('failing', ['a.txt'], 'b.txt'), make: () => Promise.reject(new Error('no')) }
    await put('b.txt', 'from before')
    await expect(makeStale([failing], project)).rejects.toThrow('no')
    made = []
    await makeStale([step('failing', ['a.txt'], 'b.txt')], project)
    expect(made).toEqual(['failing'])
  })

  it('is made in order, the later from the earlier', async () => {
    const both = () =>
      makeStale([step('first', ['a.txt'], 'b.txt'), step('second', ['b.txt'], 'c.txt')], project)
    made = []
    await both()
    await both()
    expect(made).toEqual(['first', 'second'])
    await put('a.txt', 'two')
    await both()
    expect(made).toEqual(['first', 'second', 'first', 'second'])
  })
})
