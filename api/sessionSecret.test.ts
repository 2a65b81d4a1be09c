import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionSecret } from './sessionSecret.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
})

afterAll(() => rm(folder, { recursive: true }))

describe('the session secret', () => {
  test('is the one given', async () => {
    expect(await sessionSecret({ sessionSecret: 'given', dataDir: join(folder, 'none') })).toBe('given')
    expect(await readdir(folder)).toEqual([])
  })

  test('is made once otherwise, and kept for the owner alone', async () => {
    const dataDir = join(folder, 'data')
    const env = { sessionSecret: undefined, dataDir }
    const first = await sessionSecret(env)
    expect(first).toMatch(/^[\w-]{64}$/)
    expect(await sessionSecret(env)).toBe(first)
    expect(await readdir(dataDir)).toEqual(['session-secret'])
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o077).toBe(0)
  })
})
