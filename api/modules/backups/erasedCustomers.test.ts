import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { backup } from '#api/modules/backups/archive/backup.ts'
import { restore } from '#api/modules/backups/archive/restore.ts'
import { exportBusiness } from '#api/modules/backups/business/export.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { type ErasureList, erasureListIn, erasureLists } from '#api/modules/customers/erasure/list.ts'
import { customerErasure } from '#api/modules/customers/erasure/module.ts'
import { filledCustomer } from '#api/modules/trash/testing/filledCustomer.ts'
import { remove } from '#api/modules/trash/testing/trash.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const erasing = 'mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) { erasedCustomerId } }'
const deleting = 'mutation ($id: ID!) { deleteBusiness(input: { id: $id }) { deletedBusinessId } }'

describe('a customer who was erased after a backup', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let world: World
  let business: TestBusiness
  let list: ErasureList
  let file: string
  let serial = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
    database = await freshDatabase()
    world = openWorld(database)
  })
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(async () => {
    const own = join(folder, String(serial++))
    list = erasureListIn(own, silent)
    Object.assign(world.services, { erasureLists: [list] })
    file = join(own, 'erased-customers.jsonl')
    business = await world.business()
  })

  const erase = (id: number) =>
    business.admin.actor.ok(erasing, { input: { id: globalId('Customer', id), name: 'Cora Customer' } })
  const archive = (name: string) => join(folder, `${serial} ${name}`)
  const cleanUp = () => customerErasure.cleanUp?.(world.services, AbortSignal.any([]))
  /** How often the customer's name and notes stand in the rows of a business. */
  async function tracesIn({ prisma }: World): Promise<number> {
    const where = { businessId: business.id }
    const kept = [
      ...(await prisma.customer.findMany({ where })),
      ...(await prisma.activity.findMany({ where })),
      ...(await prisma.notification.findMany({ where })),
      ...(await prisma.trashEntry.findMany({ where })),
    ]
    return JSON.stringify(kept).match(/Cora Customer|noteworthy/g)?.length ?? 0
  }

  async function backUp(): Promise<string> {
    const whole = archive('whole')
    await backup({ url: database.url, file: whole })
    return whole
  }
  /** Restores a backup of the whole database into an empty one. */
  async function elsewhere(whole: string, lists = [list]) {
    const empty = await freshDatabase()
    const erasures = { from: lists, to: [list] }
    const { erasedAgain } = await restore({ url: empty.url, file: whole, erasures, log: silent })
    return { erasedAgain, there: openWorld(empty) }
  }

  it.each(['alive', 'in the trash'])('is erased again when the backup is restored, %s', async (where) => {
    const { id } = await filledCustomer(world, business)
    const { id: friend } = await business.customer({ firstName: 'Faye', lastName: 'Friend' })
    if (where === 'in the trash') await remove(business.admin.actor, 'Customer', id)
    const whole = await backUp()
    expect(await tracesIn(world)).toBeGreaterThan(0)
    await erase(id)
    expect(await tracesIn(world)).toBe(0)
    const { there, erasedAgain } = await elsewhere(whole)
    expect([erasedAgain, await tracesIn(there)]).toEqual([1, 0])
    expect(await there.prisma.customer.findMany({ where: { businessId: business.id } })).toMatchObject([
      { id: friend },
    ])
    const erasures = { businessId: business.id, action: 'customer:erase' }
    expect(await there.prisma.auditEntry.findMany({ where: erasures })).toMatchObject([
      { subject: `Customer:${id}`, actorType: 'system', before: null, after: null },
    ])
    const known = { where: { businessId: business.id } }
    expect(await there.prisma.erasedCustomer.findMany(known)).toEqual(
      await world.prisma.erasedCustomer.findMany(known),
    )
    // Without the list nobody knows of it.
    expect((await elsewhere(whole, [])).erasedAgain).toBe(0)
  })

  it('is erased again when the export of the business is restored', async () => {
    const { id } = await filledCustomer(world, business)
    const alone = archive('alone')
    await exportBusiness({ url: database.url, businessId: business.id, file: alone })
    await erase(id)
    await (await operatorOf(world)).ok(deleting, { id: globalId('ManagedBusiness', business.id) })
    const erasures = { from: [list], to: [list] }
    const back = await restoreBusiness({ url: database.url, file: alone, erasures, log: silent })
    expect([back.erasedAgain, await tracesIn(world)]).toEqual([1, 0])
    expect((await list.read()).map(({ customerId }) => customerId)).toContain(id)
  })

  it('does not take along a later customer with the same number', async () => {
    const { id } = await business.customer({ createdAt: new Date('2026-01-01T10:00:00Z') })
    await erase(id)
    const later = { createdAt: new Date('2026-01-01T10:00:00.001Z'), id }
    await business.customer(later)
    const { there, erasedAgain } = await elsewhere(await backUp())
    expect(erasedAgain).toBe(0)
    await cleanUp()
    for (const { prisma } of [world, there])
      expect(await prisma.customer.findMany({ where: { businessId: business.id } })).toMatchObject([later])
  })

  it('is noted by number alone, in a file that only its owner reads', async () => {
    const createdAt = new Date('2026-01-01T10:00:00.123Z')
    const ids = []
    for (const _customer of [1, 2, 3]) ids.push((await business.customer({ createdAt })).id)
    await Promise.all(ids.map(erase))
    const lines = (await readFile(file, 'utf8')).split('\n')
    expect(lines.pop()).toBe('')
    const numbers = lines
      .map((line) => JSON.parse(line))
      .sort((one, other) => one.customerId - other.customerId)
    expect(numbers).toEqual(
      ids.map((customerId) => ({
        ...{ businessId: business.id, customerId, createdAt: createdAt.toISOString() },
        erasedAt: world.clock.now().toISOString(),
      })),
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('is added to the list by the clean-up, when a crash kept it from it', async () => {
    const ids = [(await business.customer()).id, (await business.customer()).id]
    await erase(ids[0] ?? 0)
    await erase(ids[1] ?? 0)
    const whole = await readFile(file, 'utf8')
    const numbers = async () => {
      const known = (await list.read()).filter(({ businessId }) => businessId === business.id)
      return known.map(({ customerId }) => customerId).sort()
    }
    // Half of the last line, other text, or no file at all.
    for (const left of [whole.slice(0, -20), 'null\n{}\n[1', '']) {
      if (left === '') await rm(file)
      else await writeFile(file, left)
      await cleanUp()
      expect(await numbers()).toEqual(ids)
    }
    await appendFile(file, '{"businessId"')
    const third = (await business.customer()).id
    await erase(third)
    expect(await numbers()).toEqual([...ids, third])
  })

  it('is erased by the clean-up, when the database came back by other means', async () => {
    const customer = await filledCustomer(world, business)
    await erase(customer.id)
    const { id, createdAt } = customer
    await world.prisma.erasedCustomer.deleteMany({ where: { businessId: business.id } })
    await business.customer({ id, createdAt })
    await cleanUp()
    expect(await tracesIn(world)).toBe(0)
  })

  it('stays erased when the list cannot be written, which the next clean-up mends', async () => {
    const { id } = await business.customer()
    await writeFile(join(folder, String(serial - 1)), 'no folder')
    await erase(id)
    expect(await tracesIn(world)).toBe(0)
    await rm(join(folder, String(serial - 1)))
    await cleanUp()
    expect((await list.read()).map(({ customerId }) => customerId)).toContain(id)
  })

  it('is noted in the data folder and beside the backups', async () => {
    const folders = { dataDir: archive('data'), backups: { folder: archive('backups') } }
    Object.assign(world.services, { erasureLists: erasureLists(folders, silent) })
    await erase((await business.customer()).id)
    const [data, beside] = await Promise.all(
      [folders.dataDir, folders.backups.folder].map((name) =>
        readFile(join(name, 'erased-customers.jsonl'), 'utf8'),
      ),
    )
    expect(data).toBe(beside)
    expect(data).toMatch(/^\{"businessId":/)
  })
})
