import { describe, expect, test } from 'vitest'
import { silent } from '#api/testing/harness/database/database.ts'
import { madeFolder } from '#api/testing/harness/database/embeddedFolders.ts'
import { openDatabase } from './open.ts'

// The first test of api/main.test.ts opens and migrates an empty database on a server that is named.
describe('opening the database', { timeout: 60_000 }, () => {
  test('says what is wrong with the server that is named', async () => {
    const databaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing'
    await expect(openDatabase({ databaseUrl, dataDir: '/nowhere' }, silent)).rejects.toThrow(
      /^The server that DATABASE_URL names cannot be used: .*ECONNREFUSED/,
    )
  })

  test('migrates the embedded one otherwise, and finds its data again', async () => {
    const dataDir = await madeFolder()
    const first = await openDatabase({ dataDir }, silent)
    const { id } = await first.prisma.business.create({ data: { name: 'A shop' } })
    await first.close()
    const second = await openDatabase({ dataDir }, silent)
    expect(await second.prisma.business.findUnique({ where: { id } })).toMatchObject({ name: 'A shop' })
    await second.close()
  })
})
