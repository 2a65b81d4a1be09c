import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { workOnImport } from '#api/modules/imports/jobs/task.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const listOf = (people: number) =>
  ['First Name,Last Name,Phone']
    .concat(Array.from({ length: people }, (_, i) => `Ann,Berg${i},${5_125_550_000 + i}`))
    .join('\n')

describe('imports at the same time', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    business = await world.business()
  })

  const count = () => world.prisma.customer.count({ where: { businessId: business.id } })
  const jobOf = (id: string) => ({ businessId: business.id, importId: rowId(readGlobalId(id).id) })
  const never = new AbortController().signal

  it('write each record once, with five servers on one file', async () => {
    const { bring, act, read } = importing(world, business)
    const id = await bring(listOf(1_200))
    await act('start', id)
    const servers = Array.from({ length: 5 }, () => workOnImport(world.services))
    await Promise.all(servers.map((work) => work(jobOf(id), never)))
    expect(await read(id)).toMatchObject({
      state: 'DONE',
      doneCount: 1_200,
      counts: { new: 0, added: 1_200 },
    })
    expect(await count()).toBe(1_200)
  })

  it('go on where they were stopped by the end of a server', async () => {
    const { bring, act, finish, read } = importing(world, business)
    const id = await bring(listOf(1_200))
    await act('start', id)
    const end = new AbortController()
    const ended = workOnImport(world.services)(jobOf(id), end.signal)
    end.abort()
    await ended
    expect(await count()).toBeLessThan(1_200)
    await finish(id)
    expect(await read(id)).toMatchObject({ state: 'DONE', counts: { added: 1_200 } })
    expect(await count()).toBe(1_200)
  })

  it('stop after the batch when the business is suspended, and go on when it is active again', async () => {
    const { bring, act, finish, read } = importing(world, business)
    const setActive = (isActive: boolean) =>
      world.prisma.business.update({ where: { id: business.id }, data: { isActive } })
    const id = await bring(listOf(1_200))
    await act('start', id)
    const work = workOnImport(world.services)
    const running = work(jobOf(id), never)
    await setActive(false)
    await running
    const written = await count()
    expect(written).toBeLessThan(1_200)
    await work(jobOf(id), never)
    expect(await count()).toBe(written)
    const waiting = await world.prisma.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM run_at - now())::float AS seconds FROM graphile_worker.jobs
       WHERE key = ${`workOnImport ${jobOf(id).importId}`}`
    expect(waiting).toEqual([{ seconds: expect.closeTo(60, -1) }])
    await setActive(true)
    await finish(id)
    expect(await read(id)).toMatchObject({ state: 'DONE', counts: { added: 1_200 } })
  })

  it('run one after the other, and say so', async () => {
    const { bring, act } = importing(world, business)
    const [first, second] = [await bring(listOf(3), 'first.csv'), await bring(listOf(2), 'second.csv')]
    const answers = await Promise.all([first, second].map((id) => act('start', id)))
    const failures = answers.flatMap((answer) => answer.failures)
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatchObject({ code: 'CONFLICT' })
    expect(failures[0]?.message).toMatch(/^Another import is running: (first|second)\.csv, 0 %\.$/)
  })

  it('may be deleted while they are read', async () => {
    const { id: businessId } = business
    const bytes = new TextEncoder().encode(listOf(600))
    const sizes = { size: bytes.length, received: bytes.length }
    const { id: importId } = await world.prisma.import.create({
      data: {
        businessId,
        name: 'shop.csv',
        ...sizes,
        state: 'READING',
        createdByName: 'Ada',
        createdAt: world.clock.now(),
      },
    })
    await world.prisma.importPiece.create({ data: { businessId, importId, startsAt: 0, bytes } })
    const reading = workOnImport(world.services)({ businessId, importId }, never)
    await world.prisma.import.delete({ where: { businessId_id: { businessId, id: importId } } })
    await expect(reading).resolves.toBeUndefined()
    expect(await world.prisma.importRow.count({ where: { businessId } })).toBe(0)
  })

  it('stop in the middle, and can be reverted then alone', async () => {
    const { bring, act, run, finish, read } = importing(world, business)
    const id = await bring(listOf(3))
    expect((await act('revert', id)).failures).toMatchObject([
      { message: 'This import has changed nothing.' },
    ])
    await act('start', id)
    expect((await act('revert', id)).failures).toMatchObject([{ message: 'Stop this import first.' }])
    await act('stop', id)
    await finish(id)
    expect(await read(id)).toMatchObject({ state: 'STOPPED', counts: { new: 3 } })
    expect(await run('revert', id)).toMatchObject({ state: 'REVERTED' })
    expect((await act('start', id)).failures).toMatchObject([{ code: 'CONFLICT' }])
    expect(await count()).toBe(0)
  })
})
