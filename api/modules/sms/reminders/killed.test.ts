import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { type Fate, smsProvider } from '#api/modules/sms/reminders/testing/smsProvider.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { bundled } from '#api/testing/harness/programs.ts'
import { textingFields } from '#api/testing/harness/sms/texting.ts'
import { openWorld, sessionSecret, type World } from '#api/testing/harness/world.ts'

const script = await bundled('api/modules/sms/reminders/testing/sendReminders.ts')
const instances = new Map<string, ChildProcess>()

afterEach(() => {
  for (const child of instances.values()) child.kill('SIGKILL')
})

const [businesses, each, kills] = [3, 20, 6]
const minute = 60_000
/** All appointments start at 3 PM in New York. */
const startsAt = Date.parse('2026-06-11T19:00:00Z')
/** The provider fails for an hour. Times are in minutes before the start. */
const [failsFrom, failsUntil, last] = [150, 90, 60]

async function bookAll({ prisma, services, business }: World): Promise<void> {
  for (let place = 0; place < businesses; place += 1) {
    const { id: businessId } = await business()
    await prisma.business.update({ where: { id: businessId }, data: textingFields(services, businessId) })
    const numbers = Array.from({ length: each }, (_, i) => i + 1)
    await prisma.customer.createMany({
      data: numbers.map((id) => ({
        businessId,
        id: businessId * 1000 + id,
        firstName: 'Cora',
        lastName: 'C',
        name: 'Cora C',
        interest: 'Darts',
        phoneNumber: String(2_000_000_000 + businessId * 1000 + id),
      })),
    })
    const times = { date: '2026-06-11', startTime: '15:00', endTime: '16:00' }
    const instants = { startsAt: new Date(startsAt), endsAt: new Date(startsAt + 60 * minute) }
    await prisma.serviceAppointment.createMany({
      data: numbers.map((id) => ({
        businessId,
        customerId: businessId * 1000 + id,
        ...times,
        ...instants,
        technician: 'Theo',
        description: 'Felt',
      })),
    })
  }
}

/** The fates of texts during that hour, in rotation. */
const fates: Fate[] = [
  { taken: false, answer: 'error' },
  { taken: false, answer: 'reset' },
  { taken: true, answer: 'error' },
  { taken: false, answer: 'error' },
  { taken: false, answer: 'reset' },
  { taken: true, answer: 'reset' },
  { taken: false, answer: 'error' },
]

/** Starts an instance; resolves when it reports that it is ready. */
async function start(name: string, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, ...args, name], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH },
  })
  instances.set(name, child)
  child.once('exit', () => instances.delete(name))
  await once(child, 'message')
  return child
}

/** Runs the job once in an instance; also resolves when the instance is killed. */
async function pass(child: ChildProcess, now: Date): Promise<void> {
  const done = new AbortController()
  const over = ['message', 'exit'].map((event) => once(child, event, done))
  child.send(now.toISOString())
  await Promise.race(over)
  done.abort()
  await Promise.allSettled(over)
}

it('Through an hour of failures and six kills in mid-send, three instances text everybody exactly once', async () => {
  const database = await freshDatabase()
  const world = openWorld(database)
  await bookAll(world)
  let failing = true
  let [killed, arrived, listed] = [0, 0, 0]
  const provider = await smsProvider(
    async ({ statusCallback }) => {
      arrived += 1
      if (killed < kills && arrived % 12 === 0) {
        killed += 1
        instances.get(new URL(statusCallback).hostname.split('.')[0] ?? '')?.kill('SIGKILL')
        // The provider has accepted the text of every other instance that is killed.
        return { taken: killed % 2 === 0, answer: 'reset' }
      }
      return (failing && fates[arrived % fates.length]) || { taken: true, answer: 'created' }
    },
    () => {
      listed += 1
      return !failing || listed % 3 > 0
    },
  )
  let serial = 0
  for (let before = failsFrom; before > last; before -= 5) {
    failing = before >= failsUntil
    const missing = Array.from({ length: 3 - instances.size }, () => `i${serial++}`)
    await Promise.all(missing.map((name) => start(name, database.url, provider.url, sessionSecret)))
    // The clocks of the instances differ slightly.
    const moment = startsAt - before * minute
    await Promise.all([...instances.values()].map((child, i) => pass(child, new Date(moment + i * 20_000))))
  }

  expect(killed).toBe(kills)
  const reached = provider.ledger.map(({ to }) => to)
  const all = businesses * each
  expect([new Set(reached).size, reached.length]).toEqual([all, all])
  // Many texts were sent in vain and again.
  expect(arrived).toBeGreaterThan(all + 50)
  const states = await world.prisma.smsMessage.groupBy({ by: ['state'], _count: true })
  expect(states).toEqual([{ state: 'SENT', _count: all }])
  const sids = await world.prisma.smsMessage.findMany({ select: { providerSid: true, toNumber: true } })
  const pairs = (list: [string | null, string][]) => list.map((pair) => pair.join(' ')).sort()
  expect(pairs(sids.map(({ providerSid, toNumber }) => [providerSid, toNumber]))).toEqual(
    pairs(provider.ledger.map(({ sid, to }) => [sid, to])),
  )
  expect(await world.prisma.serviceAppointment.count({ where: { reminderSent: true } })).toBe(all)
  expect(await world.prisma.notification.count()).toBe(0)
}, 240_000)
