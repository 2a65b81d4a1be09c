import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/database.ts'
import { smsProvider } from '#api/testing/smsProvider.ts'
import { textingFields } from '#api/testing/texting.ts'
import { openWorld, sessionSecret, type World } from '#api/testing/world.ts'

const instances = new Map<string, ChildProcess>()

afterEach(() => {
  for (const child of instances.values()) child.kill('SIGKILL')
})

const [shops, each, kills] = [5, 100, 10]
/** Texts of one instance that are with the provider, or on their way to it, at once: four of each shop. */
const underWay = 4 * shops
/** The clock of the instances: a noon of New York, and how fast it runs. */
const noon = Date.parse('2026-06-10T16:00:00Z')
const speed = 60

async function bookAll({ prisma, house, shop }: World): Promise<void> {
  for (let place = 0; place < shops; place += 1) {
    const { id: businessId } = await shop()
    await prisma.business.update({ where: { id: businessId }, data: textingFields(house, businessId) })
    const numbers = Array.from({ length: each }, (_, i) => i + 1)
    await prisma.customer.createMany({
      data: numbers.map((id) => ({
        businessId,
        id: businessId * 1000 + id,
        ...{ firstName: 'Cora', lastName: 'C', name: 'Cora C', interest: 'Darts' },
        phoneNumber: String(2_000_000_000 + businessId * 1000 + id),
      })),
    })
    const times = { date: '2026-06-11', startTime: '11:00', endTime: '12:00' }
    const instants = {
      startsAt: new Date('2026-06-11T15:00:00Z'),
      endsAt: new Date('2026-06-11T16:00:00Z'),
    }
    await prisma.serviceAppointment.createMany({
      data: numbers.map((id) => ({
        businessId,
        customerId: businessId * 1000 + id,
        ...{ ...times, ...instants, technician: 'Theo', description: 'Felt' },
      })),
    })
  }
}

it('three instances, killed ten times in mid-send, text everybody once, or say that they do not know', async () => {
  const database = await freshDatabase()
  const world = openWorld(database)
  await bookAll(world)
  let killed = 0
  let lost = 0
  let arrived = 0
  const provider = await smsProvider(async ({ statusCallback }) => {
    arrived += 1
    const name = new URL(statusCallback).hostname.split('.')[0] ?? ''
    if (killed < kills && arrived % 30 === 0) {
      killed += 1
      instances.get(name)?.kill('SIGKILL')
      // The provider has the text of every other one that dies.
      if (killed % 2 === 0) {
        lost += 1
        return false
      }
      return true
    }
    await pause(20)
    return true
  })
  const since = Date.now()
  const script = resolve(import.meta.dirname, '../../../testing/sendReminders.ts')
  let serial = 0
  const begin = () => {
    const name = `i${serial++}`
    const clock = [noon, since, speed].map(String)
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', script, database.url, provider.url, sessionSecret, name, ...clock],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { PATH: process.env.PATH } },
    )
    instances.set(name, child)
    child.once('exit', () => {
      instances.delete(name)
      if (serial < 3 + kills) begin()
    })
  }
  for (let i = 0; i < 3; i += 1) begin()

  const counts = async () => {
    const rows = await world.prisma.smsMessage.groupBy({ by: ['state'], _count: true })
    return Object.fromEntries(rows.map(({ state, _count }) => [state, _count]))
  }
  const all = shops * each
  for (const end = Date.now() + 100_000; Date.now() < end; await pause(300)) {
    const { SENT = 0, UNKNOWN = 0 } = await counts()
    if (SENT + UNKNOWN === all && SENT === provider.ledger.length) break
  }
  expect(killed).toBe(kills)
  const reached = provider.ledger.map(({ to }) => to)
  expect(new Set(reached).size).toBe(reached.length)
  expect(await counts()).toEqual({ SENT: reached.length, UNKNOWN: all - reached.length })
  // What nobody knows of was under way when its instance died: the provider had not taken it, or had not even been called.
  const unknown = all - reached.length
  expect(unknown).toBeGreaterThanOrEqual(lost)
  expect(unknown).toBeLessThanOrEqual(kills * underWay)
  const sids = await world.prisma.smsMessage.findMany({
    where: { state: 'SENT' },
    select: { providerSid: true, toNumber: true },
  })
  const pairs = (list: [string | null, string][]) => list.map((pair) => pair.join(' ')).sort()
  expect(pairs(sids.map(({ providerSid, toNumber }) => [providerSid, toNumber]))).toEqual(
    pairs(provider.ledger.map(({ sid, to }) => [sid, to])),
  )
  expect(await world.prisma.serviceAppointment.count({ where: { reminderSent: true } })).toBe(reached.length)
}, 120_000)
