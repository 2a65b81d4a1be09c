import { beforeAll, describe, expect, it } from 'vitest'
import { resumeLostWork } from '#api/jobs/lostWork.ts'
import { modules } from '#api/modules/index.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('work whose job is lost', () => {
  let world: World
  let business: TestBusiness
  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
  })
  const jobs = () =>
    world.prisma.$queryRaw<{ key: string; task: string; attempts: number }[]>`
      SELECT key, task_identifier AS task, attempts FROM graphile_worker.jobs WHERE key IS NOT NULL ORDER BY key`
  const resume = () => resumeLostWork(world.services.statements)
  const run = (state: 'RUNNING' | 'DONE') =>
    world.prisma.bulkRun.create({
      data: {
        businessId: business.id,
        kind: 'PLAN',
        act: {},
        summary: 'Plan of 1 customer started',
        count: 1,
        state,
        groupId: crypto.randomUUID(),
        startedByName: 'Ann',
        startedAt: world.clock.now(),
        finishedAt: state === 'DONE' ? world.clock.now() : null,
      },
    })

  it('goes on by another job, one at a time, and not when it is done', async () => {
    await run('DONE')
    const { id } = await run('RUNNING')
    await resume()
    const job = { key: `workOnBulk ${id}`, task: 'workOnBulk', attempts: 0 }
    expect(await jobs()).toEqual([job])
    await resume()
    expect(await jobs()).toEqual([job])
    // After its last attempt.
    await world.prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`
    await resume()
    expect(await jobs()).toEqual([job])
  })

  it('is of tasks that there are', () => {
    const tasks = Object.values(modules).flatMap(({ tasks: own }) => Object.keys(own?.(world.services) ?? {}))
    const works = Object.values(modules).flatMap(({ longWork }) => (longWork ? [longWork.task] : []))
    expect(works.sort()).toEqual(['workOnBulk', 'workOnImport'])
    expect(tasks).toEqual(expect.arrayContaining(works))
  })
})
