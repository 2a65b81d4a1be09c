import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { backup } from '#api/modules/backups/archive/backup.ts'
import { restore } from '#api/modules/backups/archive/restore.ts'
import { exportBusiness } from '#api/modules/backups/business/export.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { usernameLock } from '#api/modules/team/usernames.ts'
import { models } from '#api/policy/models.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/harness/samples/filledBusiness.ts'
import { sampleRows } from '#api/testing/harness/samples/samplesOfModules.ts'
import { type Actor, openWorld, type World } from '#api/testing/harness/world.ts'

/** The rows without the versions of their sessions, which a restore raises. */
const withoutVersions = ({ User, ...rows }: Record<string, string[]>) => ({ ...rows, users: User?.length })

const erase = 'mutation ($id: ID!) { deleteBusiness(input: { id: $id }) { deletedBusinessId } }'
const owned = Object.entries(models).flatMap(([table, { key }]) => (key === null ? [] : [{ table, key }]))

describe('one business', () => {
  let folder: string
  let database: Connection & { url: string }
  let world: World
  let operator: Actor
  let business: FilledBusiness

  /** Every row of a business, by table. */
  const rowsOf = async (id: number, { pool } = database) => {
    const found: Record<string, string[]> = {}
    for (const { table, key } of owned) {
      const { rows } = await pool.query(
        `SELECT t::text AS row FROM "${table}" AS t WHERE "${key}" = $1 ORDER BY 1`,
        [id],
      )
      found[table] = rows.map(({ row }) => row)
    }
    return found
  }

  /** Adds a row to each table of the business that has none. */
  const fillEmptyTables = async () => {
    for (const [table, rows] of Object.entries(await rowsOf(business.id))) {
      if (rows.length > 0) continue
      const user = { userId: business.admin.id, createdById: business.admin.id, id: 900 }
      const row: Record<string, unknown> = { ...sampleRows[table], businessId: business.id }
      for (const [name, value] of Object.entries(user)) if (Number.isInteger(row[name])) row[name] = value
      const columns = Object.keys(row)
      await database.pool.query(
        `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
           VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
        Object.values(row),
      )
    }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
    database = await freshDatabase()
    world = openWorld(database)
    operator = await operatorOf(world)
    business = await filledBusiness(world, 3)
    await world.prisma.business.update({ where: { id: business.id }, data: { name: 'Chalk' } })
    const owner = { ownerId: business.admin.id }
    await world.prisma.customer.updateMany({ where: { businessId: business.id }, data: owner })
    await fillEmptyTables()
  })
  afterAll(() => rm(folder, { recursive: true }))

  const copyOf = async (name: string, businessId = business.id) => {
    const file = join(folder, name)
    await exportBusiness({ url: database.url, businessId, file })
    return file
  }
  const bringBack = (file: string, { url } = database) => restoreBusiness({ url, file, log: silent })
  const remove = (id = business.id) => operator.ok(erase, { id: globalId('ManagedBusiness', id) })

  it('A business that was deleted comes back with every row, twice', async () => {
    const neighbour = await filledBusiness(world, 2)
    const neighbours = await rowsOf(neighbour.id)
    for (let round = 1; round <= 2; round += 1) {
      const before = await rowsOf(business.id)
      const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
      expect(empty, 'add a row in fillEmptyTables').toEqual([])
      const file = await copyOf(`round ${round}`)
      await remove()
      await bringBack(file)
      const after = await rowsOf(business.id)
      const added = after.AuditEntry?.filter((row) => !before.AuditEntry?.includes(row)) ?? []
      expect(added).toEqual([expect.stringContaining('business:restore')])
      expect(
        withoutVersions({
          ...after,
          AuditEntry: (after.AuditEntry ?? []).filter((row) => !added.includes(row)),
        }),
      ).toEqual(withoutVersions(before))
    }
    expect(await rowsOf(neighbour.id)).toEqual(neighbours)
    // Triggers work again, and new rows get ids of their own.
    const customers = async () => (await rowsOf(business.id)).Customer?.length
    const known = await customers()
    await business.customer()
    expect(await customers()).toBe((known ?? 0) + 1)
  })

  it('leaves the writes of others alone while its rows are put in place', async () => {
    const file = await copyOf('neighbours')
    const { username } = await world.prisma.user.findFirstOrThrow({ where: { id: business.admin.id } })
    await remove()
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    try {
      // The restore takes this lock when all rows are in place.
      await holder.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [usernameLock(username)])
      const restored = bringBack(file)
      const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
      await vi.waitFor(async () => expect((await database.pool.query(waiting)).rows).toHaveLength(1), 10_000)
      const neighbour = await filledBusiness(world, 1)
      await world.prisma.business.update({ where: { id: neighbour.id }, data: { name: 'Felt' } })
      await remove(neighbour.id)
      await holder.query('COMMIT')
      await restored
    } finally {
      holder.release(true)
    }
  })

  it('A business that exists is refused, and so is one that does not exist', async () => {
    const before = await rowsOf(business.id)
    await expect(bringBack(await copyOf('exists'))).rejects.toThrow(
      `The business ${business.id} exists: Chalk. Only a deleted one can be restored.`,
    )
    expect(await rowsOf(business.id)).toEqual(before)
    await expect(copyOf('nobody', 4711)).rejects.toThrow('There is no business 4711.')
  })

  it('is refused when a business of the same name has taken usernames', async () => {
    const file = await copyOf('names')
    const { username } = await world.prisma.user.findFirstOrThrow({ where: { id: business.admin.id } })
    await remove()
    const twin = await world.business({ name: ' CHALK ' })
    await twin.member({ username: username.toUpperCase() })
    await expect(bringBack(file)).rejects.toThrow(
      `These usernames have been taken by another business of the same name (${twin.id}): ${username}.`,
    )
    expect((await rowsOf(business.id)).User).toEqual([])
    await world.prisma.business.update({ where: { id: twin.id }, data: { name: 'Another' } })
    await bringBack(file)
    expect((await rowsOf(business.id)).User).not.toEqual([])
  })

  it('can be moved to another server, whose audit entries keep their ids', async () => {
    const file = await copyOf('moved')
    const elsewhere = await freshDatabase()
    const there = openWorld(elsewhere)
    const entries = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    const act = {
      actorType: 'system',
      actorName: 'Automatic',
      action: 'business:create',
      subject: 'Business:1',
    }
    await there.prisma.auditEntry.create({ data: { id: entries[0]?.id ?? 0, ...act } })
    await bringBack(file, elsewhere)
    const moved = await rowsOf(business.id, elsewhere)
    expect(withoutVersions({ ...moved, AuditEntry: [] })).toEqual(
      withoutVersions({ ...(await rowsOf(business.id)), AuditEntry: [] }),
    )
    expect(moved.AuditEntry).toHaveLength(entries.length + 1)
    expect(await there.prisma.auditEntry.count({ where: { businessId: null } })).toBe(1)
    const { id } = await there.prisma.user.create({
      data: {
        businessId: business.id,
        username: 'new',
        email: 'new@example.com',
        passwordHash: '$argon2id$x',
        firstName: 'New',
        lastName: 'One',
      },
    })
    expect(id).toBeGreaterThan(business.employee.id)
  })

  it('is not mistaken for a whole database, nor the other way round', async () => {
    const alone = await copyOf('alone')
    const { url } = await freshDatabase()
    await expect(restore({ url, file: alone, log: silent })).rejects.toThrow(/holds one business only/)
    const whole = join(folder, 'whole')
    await backup({ url: database.url, file: whole })
    await expect(bringBack(whole)).rejects.toThrow(/holds a whole database/)
  })
})
