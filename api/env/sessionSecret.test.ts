import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

  test.each(['', 'a', `${'x'.repeat(31)}\n`])(
    'The session secret of too few characters is refused and left as it is: %j',
    async (text) => {
      const dataDir = join(folder, 'short')
      await mkdir(dataDir, { recursive: true })
      await writeFile(join(dataDir, 'session-secret'), text)
      await expect(sessionSecret({ sessionSecret: undefined, dataDir })).rejects.toThrow(
        /^The secret in .*short\/session-secret has fewer than 32 characters: restore .* or set SESSION_SECRET/,
      )
      expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(text)
    },
  )

  test('The session secret that is kept is read without writing', async () => {
    const dataDir = join(folder, 'kept')
    await mkdir(dataDir, { recursive: true })
    await writeFile(join(dataDir, 'session-secret'), 'k'.repeat(40))
    const { mtimeMs } = await stat(dataDir)
    expect(await sessionSecret({ sessionSecret: undefined, dataDir })).toBe('k'.repeat(40))
    expect((await stat(dataDir)).mtimeMs).toBe(mtimeMs)
  })

  test.each([
    ['a file', (place: string) => writeFile(place, ''), 'it is a file, or lies below one'],
    ['below a file', (place: string) => writeFile(join(place, '..'), ''), 'it is a file, or lies below one'],
    [
      'in the way of the secret',
      (place: string) => mkdir(join(place, 'session-secret'), { recursive: true }),
      'EISDIR',
    ],
  ])('The session secret whose folder is %s is told in a sentence', async (name, make, why) => {
    const dataDir = join(folder, name, 'data')
    if (name !== 'below a file') await mkdir(join(folder, name))
    await make(dataDir)
    const failure = sessionSecret({ sessionSecret: undefined, dataDir })
    await expect(failure).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining(why) })
  })

  test.runIf(process.platform === 'linux')(
    'The session secret whose folder cannot be made is told in a sentence',
    async () => {
      const failure = sessionSecret({ sessionSecret: undefined, dataDir: '/proc/cuecard/data' })
      await expect(failure).rejects.toMatchObject({ name: 'StartError' })
    },
  )
})
