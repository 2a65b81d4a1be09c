import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDocuments } from './documents.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('The stored operations are those of the file, also after a change', async () => {
  const file = join(folder, 'documents.json')
  const documents = openDocuments(file)
  expect(await documents('a')).toBeNull()
  await writeFile(file, JSON.stringify({ a: 'query A { a }' }))
  expect(await Promise.all([documents('a'), documents('a'), documents('b')])).toEqual([
    'query A { a }',
    'query A { a }',
    null,
  ])
  await writeFile(file, JSON.stringify({ b: 'query B { b }' }))
  await utimes(file, new Date(), new Date(Date.now() + 5_000))
  expect([await documents('b'), await documents('a'), await documents('toString')]).toEqual([
    'query B { b }',
    null,
    null,
  ])
})
