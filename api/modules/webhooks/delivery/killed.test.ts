import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { releaseLostJobs } from '#api/core/jobs/queue.ts'
import { wakeEndpoints } from '#api/modules/webhooks/delivery/upkeep.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { bundled } from '#api/testing/harness/programs.ts'
import { openReceiver, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { openWorld, sessionSecret } from '#api/testing/harness/world.ts'

const script = await bundled('api/modules/webhooks/delivery/testing/deliverWebhooks.ts')
let child: ChildProcess | undefined

afterEach(() => {
  child?.kill('SIGKILL')
})

const [customers, updates, kills] = [12, 4, 2]
const total = customers * (1 + updates)

it('A server that is killed while it sends loses no event and keeps their order', async () => {
  const database = await freshDatabase()
  const world = openWorld(database)
  const business = await world.business()
  const receiver = await openReceiver()
  await webhookTo(world, business, receiver.url, ['customer.created', 'customer.updated'])
  const start = async () => {
    child = spawn(process.execPath, [script, database.url, sessionSecret], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH },
    })
    await once(child, 'message')
  }

  let killed = 0
  const unique = () => new Set(receiver.received.map(({ id }) => id)).size
  const complete = new Promise<void>((done) => {
    receiver.reply = () => {
      if (unique() === total) done()
      if (killed === kills || receiver.received.length < ((killed + 1) * total) / (kills + 1)) return 204
      killed += 1
      child?.kill('SIGKILL')
      return 'never'
    }
  })
  await start()
  await Promise.all(
    Array.from({ length: customers }, async () => {
      const { id } = await business.customer()
      for (let turn = 0; turn < updates; turn += 1) {
        await world.prisma.customer.updateMany({ where: { id }, data: { notes: `note ${turn}` } })
      }
    }),
  )
  for (let turn = 0; turn < kills; turn += 1) {
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit')
    // Time passes: the lease of the killed server expires, and its jobs count as lost.
    await world.prisma.webhookEndpoint.updateMany({ data: { leasedUntil: null } })
    await releaseLostJobs(world.services.statements, 0)
    await start()
    await wakeEndpoints(world.services, 0)
  }
  await complete

  expect(killed).toBe(kills)
  const expected = await world.prisma.webhookDelivery.findMany({ orderBy: { id: 'asc' } })
  expect(expected).toHaveLength(total)
  const inOrder = (ids: { record: string; id: string }[]) => {
    const lanes = new Map<string, string[]>()
    for (const { record, id } of ids) {
      const lane = lanes.get(record) ?? []
      // A message may arrive twice; its repetition counts as one with it.
      if (lane.at(-1) !== id) lane.push(id)
      lanes.set(record, lane)
    }
    return lanes
  }
  const got = inOrder(receiver.received.map(({ data, id }) => ({ record: `Customer:${data.id}`, id })))
  const wanted = inOrder(
    expected.map(({ record, eventId }) => ({ record, id: `msg_${eventId.replaceAll('-', '')}` })),
  )
  expect(Object.fromEntries(got)).toEqual(Object.fromEntries(wanted))
}, 60_000)
