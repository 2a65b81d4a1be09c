import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Connection, connect } from '#api/core/database/connection.ts'
import { type Listener, listen } from '#api/core/live/changeListener.ts'
import { openProbe, type Probe } from '#api/database/probe.ts'
import { openReadiness } from '#api/http/readiness.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let database: Connection & { url: string }
let world: World
const probes: Probe[] = []

beforeAll(async () => {
  database = await freshDatabase()
  world = openWorld(database)
})
afterAll(() => {
  for (const probe of probes) probe.close()
})

interface Given {
  url?: string
  probe?: Pick<Probe, 'check'>
  disconnectedFor?: number
  stopping?: AbortSignal
  lacksRoomToStart?: () => Promise<boolean>
}

/** A server whose parts are healthy unless overridden. */
function serverWith({
  url,
  probe,
  disconnectedFor = 0,
  stopping = new AbortController().signal,
  ...rest
}: Given) {
  const own = openProbe(url ?? database.url)
  probes.push(own)
  const parts = { probe: probe ?? own, listener: { disconnectedFor }, stopping, log: silent, ...rest }
  return serve(world, { checkReadiness: openReadiness(parts), stopping })
}

const degraded = (part: string, words: string) => [
  200,
  { status: 'degraded', part, message: expect.stringContaining(words) },
]

const unfit = (part: string, words: string) => [
  503,
  { status: 'unfit', part, message: expect.stringContaining(words) },
]

async function answerOf(server: TestServer): Promise<unknown[]> {
  const { status, body } = await server.send('GET', '/ready')
  return [status, body]
}

describe('/ready', () => {
  it('is 200 while every connection of the pool is taken', async () => {
    const busy = connect(database.url, silent, { poolSize: 1 })
    const client = await busy.pool.connect()
    expect(busy.pool.idleCount).toBe(0)
    expect(await answerOf(await serverWith({}))).toEqual([200, { status: 'ready' }])
    client.release()
    await busy.close()
  })

  it('is 503 while the database cannot be reached', async () => {
    const server = await serverWith({ url: 'postgresql://cuecard@127.0.0.1:1/nowhere' })
    for (const _time of [1, 2, 3, 4, 5]) {
      expect(await answerOf(server)).toEqual(unfit('database', 'The database cannot be reached'))
    }
  })

  it('is 503 while the database takes connections and says nothing', async () => {
    const mute: Server = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => mute.once('listening', done))
    const { port } = mute.address() as { port: number }
    const server = await serverWith({ url: `postgresql://cuecard@127.0.0.1:${port}/mute` })
    expect(await answerOf(server)).toEqual(unfit('database', 'The database cannot be reached'))
    mute.close()
  })

  it('is 200 again when its own connection was ended', async () => {
    const server = await serverWith({})
    expect(await answerOf(server)).toEqual([200, { status: 'ready' }])
    const ended = await world.prisma.$queryRaw`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cuecard ready' and datname = current_database()`
    expect(ended).not.toEqual([])
    await vi.waitUntil(async () => (await server.send('GET', '/ready')).status === 200, 10_000)
  })

  it('is 200 while the disk of the database is full, because reads go on and all instances share it', async () => {
    const server = await serverWith({ probe: { check: async () => 'full' } })
    for (const _time of [1, 2, 3]) {
      expect(await answerOf(server)).toEqual(degraded('disk', 'disk of this Cuecard is full'))
    }
    const lost = await serverWith({ probe: { check: async () => 'full' }, disconnectedFor: 11_000 })
    expect(await answerOf(lost)).toEqual(unfit('live updates', 'do not arrive'))
  })

  it.each([
    ['disk', 'disk of this Cuecard is full', true],
    ['database', 'cannot be reached', false],
  ])('names the %s when the database went away', async (part, words, isFull) => {
    const probe = { check: () => Promise.reject(new Error('gone')) }
    const server = await serverWith({ probe, lacksRoomToStart: async () => isFull })
    expect(await answerOf(server)).toEqual(unfit(part, words))
  })

  it.each([
    [1, degraded],
    [9_900, degraded],
    [10_000, unfit],
    [3_600_000, unfit],
  ])(
    'knows for how long the changes of others have not been heard: %i ms',
    async (disconnectedFor, expected) => {
      const server = await serverWith({ disconnectedFor })
      expect(await answerOf(server)).toEqual(expected('live updates', 'do not arrive'))
    },
  )

  it('gives live updates some seconds once the database is back', async () => {
    let isBack = false
    const check: Probe['check'] = async () => {
      if (isBack) return 'fit'
      throw new Error('gone')
    }
    const listener = { disconnectedFor: 3_600_000 }
    const parts = { probe: { check }, listener, stopping: new AbortController().signal, log: silent }
    const ask = openReadiness(parts)
    vi.useFakeTimers({ toFake: ['performance'] })
    expect(await ask()).toMatchObject({ status: 'unfit', part: 'database' })
    isBack = true
    vi.advanceTimersByTime(1_000)
    expect(await ask()).toMatchObject({ status: 'degraded', part: 'live updates' })
    vi.advanceTimersByTime(9_000)
    expect(await ask()).toMatchObject({ status: 'unfit', part: 'live updates' })
    listener.disconnectedFor = 0
    expect(await ask()).toBeNull()
    vi.useRealTimers()
  })

  it('is 503 from the moment the process is told to stop, while work is answered and connections end', async () => {
    const stopping = new AbortController()
    const server = await serverWith({ stopping: stopping.signal })
    expect((await server.send('GET', '/health')).headers.get('connection')).toBe('keep-alive')
    stopping.abort()
    expect(await answerOf(server)).toEqual(unfit('process', 'stopping'))
    const { status, headers } = await server.send('POST', '/graphql', { body: { query: '{ __typename }' } })
    expect([status, headers.get('connection')]).toEqual([200, 'close'])
  })

  it('asks the database once for many who ask at once', async () => {
    const check = vi.fn<Probe['check']>(async () => 'fit')
    const server = await serverWith({ probe: { check } })
    await Promise.all(Array.from({ length: 20 }, () => answerOf(server)))
    expect(check.mock.calls.length).toBeLessThan(20)
  })
})

it('The listener tells whether it is connected', async () => {
  const heard: boolean[] = []
  let listener: Listener | undefined
  const isConnected = (of: Listener | undefined) => of && of.disconnectedFor === 0
  const again = new Promise<void>((done) => {
    const changeListener = {
      onChange: () => undefined,
      onConnected: () => listener && done(),
      onDisconnected: () => heard.push(isConnected(listener) ?? true),
    }
    listen(database.url, changeListener, silent).then(async (opened) => {
      listener = opened
      heard.push(isConnected(opened) ?? false)
      await world.prisma.$queryRaw`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'cuecard live' and datname = current_database()`
    })
  })
  await again
  await vi.waitUntil(() => isConnected(listener))
  expect(heard).toEqual([true, false])
  await listener?.close()
})

it.each(['/health', '/ready'])('%s is only read', async (path) => {
  const server = await serverWith({})
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await server.send(method, path)
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  expect((await server.send('HEAD', path)).status).toBe(200)
})
