import { beforeAll, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const question = '{ superadmin { system { checkedAt databaseDelay dueJobs oldestDueJobAt failedJobs } } }'

let world: World
let operator: Actor
let business: TestBusiness

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  operator = await operatorOf(world)
  business = await world.business()
})

const read = async () => (await operator.ok(question)).superadmin.system

it('The state of the server counts the jobs that wait and those that are given up, and says since when the oldest waits', async () => {
  const idle = { dueJobs: 0, oldestDueJobAt: null, failedJobs: 0 }
  const now = world.clock.now().toISOString()
  expect(await read()).toEqual({ ...idle, checkedAt: now, databaseDelay: expect.any(Number) })

  const { ctx } = contextFor(world.services, business.admin.actor.viewer, { address: '192.0.2.1' })
  const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000)
  for (const minutes of [-5, -12, 30]) await enqueue(ctx, 'someTask', {}, { runAt: at(minutes) })
  expect(await read()).toMatchObject({ dueJobs: 2, oldestDueJobAt: at(-12).toISOString(), failedJobs: 0 })

  await world.prisma
    .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE run_at = ${at(-12)}`
  expect(await read()).toMatchObject({ dueJobs: 1, oldestDueJobAt: at(-5).toISOString(), failedJobs: 1 })
})

it('The state of the server says what runs', async () => {
  expect(await operator.ok('{ superadmin { system { version } } }')).toEqual({
    superadmin: { system: { version: 'unbuilt (unknown)' } },
  })
})

it.each([true, false])(
  'The state of the server says whether exports are encrypted: %s',
  async (encryptsExports) => {
    const server = { ...world, services: { ...world.services, encryptsExports } }
    const asked = await (await operatorOf(server)).ok('{ superadmin { encryptsExports } }')
    expect(asked.superadmin.encryptsExports).toBe(encryptsExports)
  },
)

it('The state of the server is not for users of a business', async () => {
  expect((await business.admin.actor.fails(question)).code).toBe('FORBIDDEN')
})
