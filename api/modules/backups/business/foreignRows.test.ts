import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readArchive, verifyArchive, writeArchive } from '#api/modules/backups/archive/archive.ts'
import { exportBusiness } from '#api/modules/backups/business/export.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

let folder: string
let url: string
let world: World
let victim: TestBusiness
let original: string
let businessId: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
  const database = await freshDatabase()
  url = database.url
  world = openWorld(database)
  victim = await world.business()
  businessId = (await world.business()).id
  original = join(folder, 'original')
  await exportBusiness({ url, businessId, file: original })
  await world.prisma.business.delete({ where: { id: businessId } })
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes a copy of the export with one more user, whose columns are those of the admin except for some. */
async function withUser(changes: Record<string, string>): Promise<string> {
  const { manifest } = await verifyArchive(original, undefined)
  const file = join(folder, createHash('sha256').update(JSON.stringify(changes)).digest('hex'))
  await writeArchive({ file }, async (add) => {
    const entries: [string, Buffer][] = []
    await readArchive(original, undefined, async (name, content) => {
      entries.push([name, await buffer(content)])
    })
    const users = manifest.tables.find(({ name }) => name === 'User')
    for (const [name, content] of entries) {
      if (name === 'manifest.json') continue
      if (name !== 'data/User/0.copy' || !users) {
        await add(name, content)
        continue
      }
      const [admin = ''] = content.toString().split('\n')
      const row = admin.split('\t').map((value, index) => changes[users.columns[index] ?? ''] ?? value)
      users.rows += 1
      await add(name, Buffer.concat([content, Buffer.from(`${row.join('\t')}\n`)]))
    }
    const { checksums: _, ...rest } = manifest
    return rest
  })
  return file
}

it('An export with a user of another business is refused', async () => {
  const file = await withUser({ id: '900000', username: 'intruder', businessId: String(victim.id) })
  await expect(restoreBusiness({ url, file, log: silent })).rejects.toThrow(
    `${file} was changed: rows of User do not belong to the business ${businessId}.`,
  )
  expect(await world.prisma.user.count({ where: { username: 'intruder' } })).toBe(0)
})

it('An export with a number near the end of the sequence is refused, and other businesses go on', async () => {
  const file = await withUser({ id: '2147483647', username: 'last' })
  await expect(restoreBusiness({ url, file, log: silent })).rejects.toThrow(
    'The file was changed: it has a row of User with a number that is too high.',
  )
  await world.business()
})

it('An export with another user of its own is restored', async () => {
  const file = await withUser({ id: '900000', username: 'another', email: 'another@example.com' })
  await restoreBusiness({ url, file, log: silent })
  expect(await world.prisma.user.count({ where: { username: 'another', businessId } })).toBe(1)
})
