import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openDatabase } from './open.ts'

let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
})

afterAll(() => rm(dataDir, { recursive: true }))

describe('opening the database', { timeout: 60_000 }, () => {
  test('migrates a server that is named', async () => {
    const database = await openDatabase({ databaseUrl: await blankDatabase(), dataDir: '/nowhere' }, silent)
    expect(await database.prisma.business.count()).toBe(0)
    await database.close()
  })

  test('says what is wrong with the server that is named', async () => {
    const databaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing'
    await expect(openDatabase({ databaseUrl, dataDir }, silent)).rejects.toThrow(
      /^The server that DATABASE_URL names cannot be used: .*ECONNREFUSED/,
    )
  })

  test('makes the embedded one otherwise, and finds its data again', async () => {
    const first = await openDatabase({ dataDir }, silent)
    const { id } = await first.prisma.business.create({ data: { name: 'A shop' } })
    await first.close()
    const second = await openDatabase({ dataDir }, silent)
    expect(await second.prisma.business.findUnique({ where: { id } })).toMatchObject({ name: 'A shop' })
    await second.close()
  })
})
