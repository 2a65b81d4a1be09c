import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { beginAnew } from './serverLog.ts'

it.each([
  [0, ['log']],
  [10 * 1024 * 1024, ['log']],
  [10 * 1024 * 1024 + 1, ['log.old']],
])('A log of %i bytes stays or is put aside at a start, and one older one is kept', async (bytes, names) => {
  const folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
  const log = join(folder, 'log')
  await beginAnew(log)
  for (const _start of [1, 2]) {
    await writeFile(log, Buffer.alloc(bytes))
    await beginAnew(log)
  }
  expect(await readdir(folder)).toEqual(names)
  expect((await stat(join(folder, names[0] ?? ''))).size).toBe(bytes)
  await rm(folder, { recursive: true })
})
