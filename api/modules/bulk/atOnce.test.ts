import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { workOnBulk } from '#api/modules/bulk/task.ts'
import { bulk, later, manyCustomers, named, rowsOfCustomers } from '#api/modules/bulk/testing/bulk.ts'
import { oneBatch } from '#api/modules/bulk/work.ts'
import { contextOfBusiness } from '#api/modules/business/contextOfBusiness.ts'
import { merge } from '#api/modules/merges/testing/merges.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('bulk changes in the background', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const sold = { status: { status: 'SOLD' } }
  const never = new AbortController().signal
  const countSold = () => world.prisma.customer.count({ where: { businessId: business.id, status: 'SOLD' } })
  const all = (expectedCount: number) => ({ filter: {}, expectedCount })
  const jobOf = ({ databaseId: runId }: { databaseId: number }) => ({ businessId: business.id, runId })
  const running = async (count: number) => {
    const { data } = await bulk(world, business).start(all(count), sold)
    return data.startBulk.bulkRun
  }
  /** Does one batch, after which the server ends. */
  async function workOnce({ databaseId }: { databaseId: number }) {
    const ctx = await contextOfBusiness(world.services, business.id)
    await ctx?.transaction((tx) => oneBatch(tx, databaseId))
  }

  it('leave plans alone, tell programs once, and earn nothing', async () => {
    await business.planStep({ customerStatus: 'SOLD', dayNumber: 7 })
    await manyCustomers(world, business.id, 120)
    await webhookTo(world, business, 'https://hooks.example.com/', ['customer.updated'])
    const { finish, undo } = bulk(world, business)
    const run = await running(120)
    expect(run).toMatchObject({ state: 'RUNNING', doneCount: 0 })
    expect(await finish(run.id)).toMatchObject({ state: 'DONE', changedCount: 120 })
    expect(await countSold()).toBe(120)
    expect(await world.prisma.followUp.count({ where: { businessId: business.id } })).toBe(0)
    expect(await world.prisma.pointEntry.count({ where: { businessId: business.id } })).toBe(0)
    const told = () =>
      world.prisma.webhookDelivery.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
    expect(await told()).toMatchObject([
      { type: 'bulk.finished', data: { kind: 'bulk', counts: { changed: 120, left: 0 } } },
    ])
    const by = await world.prisma.customer.findFirstOrThrow({ where: { businessId: business.id } })
    expect(by.statusUpdatedBy).toBe(business.manager.fullName)
    await undo(run.id)
    expect((await told())[1]).toMatchObject({
      data: { kind: 'bulk_undo', counts: { changed: 120, left: 0 } },
    })
  })

  it('go on between any two batches after the end of a server, and the undo too', async () => {
    const ids = await manyCustomers(world, business.id, 1_700)
    const before = await rowsOfCustomers(world, business.id)
    const { finish, read, tryUndo } = bulk(world, business)
    const run = await running(1_700)
    for (const doneCount of [500, 1_000, 1_500, 1_700]) {
      later(world)
      await workOnce(run)
      expect(await read(run.id)).toMatchObject({ state: 'RUNNING', doneCount })
      expect(await countSold()).toBe(doneCount)
    }
    expect(await finish(run.id)).toMatchObject({
      state: 'DONE',
      doneCount: ids.length,
      changedCount: ids.length,
    })
    await tryUndo(run.id)
    for (const doneCount of [500, 1_000]) {
      await workOnce(run)
      expect(await read(run.id)).toMatchObject({ state: 'UNDOING', doneCount })
    }
    expect(await finish(run.id)).toMatchObject({ state: 'UNDONE', doneCount: ids.length, leftCount: 0 })
    expect(await rowsOfCustomers(world, business.id)).toEqual(before)
  })

  it('change each customer once, with five servers on one of them', async () => {
    await manyCustomers(world, business.id, 1_200)
    const run = await running(1_200)
    const servers = Array.from({ length: 5 }, () => workOnBulk(world.services))
    await Promise.all(servers.map((work) => work(jobOf(run), never)))
    expect(await bulk(world, business).read(run.id)).toMatchObject({ doneCount: 1_200, changedCount: 1_200 })
    const lines = await world.prisma.activity.count({ where: { businessId: business.id, type: 'SALE' } })
    expect(lines).toBe(1_200)
  })

  it('run one at a time, however many start at once', async () => {
    await manyCustomers(world, business.id, 130)
    const { start, refused, finish, undoAgain } = bulk(world, business)
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(all(130), sold)))
    const failures = answers.flatMap((answer) => answer.failures)
    expect(failures.map(({ message }) => message)).toEqual(
      Array(4).fill('Another bulk change is running: 0 %.'),
    )
    const [run] = answers.flatMap(({ data }) => data?.startBulk?.bulkRun ?? [])
    await workOnce(run)
    const [first = 0] = (
      await world.prisma.customer.findMany({ where: { businessId: business.id }, take: 1 })
    ).map(({ id }) => id)
    expect(await refused(named(first), sold)).toMatchObject({
      code: 'CONFLICT',
      message: 'Another bulk change is running: 100 %.',
    })
    expect(await undoAgain(run.id)).toMatchObject({ code: 'CONFLICT' })
    await finish(run.id)
    const few = await Promise.all(
      Array.from({ length: 5 }, () => start(named(first), { status: { status: 'UNSOLD' } })),
    )
    expect(few.flatMap((answer) => answer.failures)).toEqual([])
  })

  it('leave out who was changed, merged or deleted meanwhile, and list them', async () => {
    const ids = await manyCustomers(world, business.id, 150)
    const [changed = 0, merged = 0, into = 0, deleted = 0, erased = 0] = ids
    const run = await running(150)
    later(world)
    const { actor } = business.admin
    await actor.ok(
      'mutation ($id: ID!) { updateCustomer(input: { id: $id, city: "Troy" }) { customer { id } } }',
      {
        id: globalId('Customer', changed),
      },
    )
    await merge(actor, into, merged)
    const remove = 'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { trashEntry { id } } }'
    for (const id of [deleted, erased]) await actor.ok(remove, { id: globalId('Customer', id) })
    await world.prisma.trashEntry.deleteMany({ where: { recordId: erased } })
    const { finish, undo } = bulk(world, business)
    expect(await finish(run.id)).toMatchObject({
      changedCount: 145,
      leftCount: 5,
      left: [
        { customerDatabaseId: changed, name: 'Ann Berg0', reason: 'Somebody changed them meanwhile.' },
        { customerDatabaseId: merged, name: 'Ann Berg1', reason: 'Merged into Ann Berg2.' },
        { customerDatabaseId: into, reason: 'Somebody changed them meanwhile.' },
        { customerDatabaseId: deleted, name: 'Ann Berg3', reason: 'In the trash.' },
        { customerDatabaseId: erased, name: null, reason: 'Deleted for good.' },
      ],
    })
    const last = ids.at(-1) ?? 0
    await actor.ok(remove, { id: globalId('Customer', last) })
    expect(await undo(run.id)).toMatchObject({
      leftCount: 1,
      left: [{ customerDatabaseId: last, reason: 'In the trash.' }],
    })
  })

  it('wait while the business is suspended', async () => {
    await manyCustomers(world, business.id, 600)
    const run = await running(600)
    const setActive = (isActive: boolean) =>
      world.prisma.business.update({ where: { id: business.id }, data: { isActive } })
    await setActive(false)
    await workOnBulk(world.services)(jobOf(run), never)
    expect(await countSold()).toBe(0)
    await setActive(true)
    await bulk(world, business).finish(run.id)
    expect(await countSold()).toBe(600)
  })
})
