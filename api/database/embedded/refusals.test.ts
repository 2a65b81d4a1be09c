import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseLockFiles } from '#api/database/embedded/ownership/postmasterFile.ts'
import { silent } from '#api/testing/harness/database/database.ts'
import { openEmbedded } from './embedded.ts'
import { serverSettings } from './serverSettings.ts'
import { socketFolder } from './socketFolder.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
})

afterAll(() => rm(folder, { recursive: true }))

const refusal = (dataDir: string) =>
  openEmbedded({ dataDir, log: silent }).then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('the embedded database says in a sentence', () => {
  test('The embedded database says in a sentence that a path cannot be used', async () => {
    expect(await refusal(join(folder, 'cash$'))).toMatch(/^StartError: PostgreSQL cannot work in .*cash\$/)
  })

  test('The embedded database says in a sentence that the data folder is none', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await refusal(join(folder, 'file'))).toMatch(
      /^StartError: Cuecard cannot use its data folder .*: it is a file/,
    )
  })

  test('The embedded database says in a sentence that the data are of another PostgreSQL', async () => {
    await mkdir(join(folder, 'old/postgres/data'), { recursive: true })
    await writeFile(join(folder, 'old/postgres/data/PG_VERSION'), '12\n')
    expect(await refusal(join(folder, 'old'))).toMatch(/^StartError: .* written by PostgreSQL 12 .* pg_dump/)
  })

  test.each([
    ['lacks its file PG_VERSION', undefined],
    ['has a file PG_VERSION without a version', ''],
  ])(
    'The embedded database says in a sentence that the data are damaged: the folder %s',
    async (lack, version) => {
      const data = join(folder, `damaged-${version === undefined}/postgres/data`)
      await mkdir(join(data, 'base'), { recursive: true })
      if (version !== undefined) await writeFile(join(data, 'PG_VERSION'), version)
      expect(await refusal(join(data, '../..'))).toContain(
        `is damaged: it ${lack}. Restore DATA_DIR from a backup`,
      )
    },
  )

  test('The embedded database says in a sentence that a place for its socket is taken', async () => {
    const home = join(folder, 'far/'.repeat(20))
    await mkdir(home, { recursive: true })
    const place = await socketFolder(home)
    await rm(place, { recursive: true })
    await symlink('/', place)
    await expect(socketFolder(home)).rejects.toThrow('belongs to someone else')
    await rm(place)
  })
})

describe('a server file', () => {
  const write = async (pid: number) => {
    await writeFile(
      join(folder, 'postmaster.pid'),
      `${pid}\n/data\n1795192412\n5432\n/run\n\n  2146380  4\nready\n`,
    )
    await releaseLockFiles(folder, undefined)
    return readFile(join(folder, 'postmaster.pid'), 'utf8')
  }

  test.runIf(process.platform === 'linux')(
    'A server file whose number is another program now is no longer its',
    async () => {
      expect(await write(process.pid)).toBe('4194305\n/data\n1795192412\n5432\n/run\n\n  2146380  4\nready\n')
    },
  )

  test('A server file whose number nobody has stays as it is', async () => {
    expect(await write(4194304)).toMatch(/^4194304\n/)
  })
})

test('Paths keep their quotes and commas in the settings', () => {
  expect(serverSettings({ socketFolder: "/it's, here", durable: true })).toContain(
    `unix_socket_directories = '"/it''s, here"'\n`,
  )
})
