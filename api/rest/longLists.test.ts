import { connect, type Socket } from 'node:net'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#api/core/errors/errors.ts'
import { logTo } from '#api/core/process/log.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

/** The number of rows, which fill ten pages. With long notes they exceed the buffers of a connection. */
const count = 2_500
const times = [1, 2, 3, 4, 5]

let world: World
let server: TestServer
let token: string
let longToken: string
/** Authenticates a request. Each page does so once, so counting the calls counts the pages. */
let read: World['services']['sessions']['read']
let pages = 0
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  const contextOf = async (notes: number) => {
    const business = await world.business()
    await world.prisma.$executeRaw`
      insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, notes, "updatedAt")
      select ${business.id}, 'C' || n, 'L', 'C' || n || ' L', '5550100200', 'Darts', repeat('n', ${notes}::int), now()
      from generate_series(1, ${count}) n`
    return tokenFor(world, business, 'ADMIN')
  }
  token = await contextOf(1)
  longToken = await contextOf(5_000)
  const sessions = {
    ...world.services.sessions,
    read: (...given: Parameters<typeof read>) => {
      pages += 1
      return read(...given)
    },
  }
  const log = logTo({ write: (line: string) => void lines.push(JSON.parse(line)) })
  const counting = { ...world, services: { ...world.services, sessions } }
  server = await serve(counting, { log, writeTime: 300 })
})

beforeEach(() => {
  read = world.services.sessions.read
  pages = 0
  lines = []
})

const head = (bearer: string, also = '') =>
  `GET /api/customers HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${also}authorization: Bearer ${bearer}\r\n\r\n`
const told = () => lines.filter(({ level }) => Number(level) > 30)

/** Requests the list and reads nothing of the response. */
function askAndReadNothing(also = ''): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
    socket.write(head(longToken, also)),
  )
  return socket.pause().on('error', () => undefined)
}

describe('a whole list of many pages', () => {
  it('is one JSON array with every row once', async () => {
    const response = await fetch(`${server.url}/api/customers`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await response.text()
    const rows: { id: number }[] = JSON.parse(text)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(response.headers.get('content-length')).toBeNull()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
    expect(text).toBe(JSON.stringify(rows))
  })

  it('is the same, compressed and not', async () => {
    const ask = async (encoding: string) => {
      const response = await fetch(`${server.url}/api/customers`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
      })
      return { encoding: response.headers.get('content-encoding'), text: await response.text() }
    }
    const [compressed, plain] = [await ask('gzip'), await ask('identity')]
    expect([compressed.encoding, plain.encoding]).toEqual(['gzip', null])
    expect(compressed.text).toBe(plain.text)
    expect((await server.raw(head(token, 'accept-encoding: gzip\r\n'))).length).toBeLessThan(
      plain.text.length / 3,
    )
  })

  it('answers HEAD after its first page', async () => {
    const { status, body } = await server.send('HEAD', '/api/customers', { token })
    expect([status, body, pages]).toEqual([200, '', 1])
  })

  it('is read no further than its reader takes it, and the reader that takes nothing is cut off', async () => {
    const sockets = times.map(() => askAndReadNothing())
    await vi.waitUntil(() => lines.length === times.length, 20_000)
    expect(pages).toBeLessThan(times.length * 8)
    for (const line of lines) expect(line).toMatchObject({ status: 200, incomplete: true })
    for (const socket of sockets) socket.destroy()
  })
})

it('A long list waits for a busy Cuecard midway, and is complete then', async () => {
  const busy = () => Promise.reject(new AppError('BUSY', { retryAfter: 0.05 }))
  read = (...given) => (pages === 2 || pages === 3 ? busy() : world.services.sessions.read(...given))
  for (const _time of times) {
    pages = 0
    const { body } = await server.send('GET', '/api/customers', { token })
    expect([body.length, pages]).toEqual([count, 12])
  }
  expect(told()).toEqual([])
})

describe('an error midway', () => {
  const failAfter = (answered: number, fail: () => ReturnType<typeof read>) => {
    read = (...given) => (pages > answered ? fail() : world.services.sessions.read(...given))
  }

  it.each([
    ['a lost database', () => Promise.reject(Object.assign(new Error('lost'), { code: '57P01' })), 'lost'],
    ['a bug', () => Promise.reject(new Error('a bug')), undefined],
    ['an ended session', async () => ({ kind: 'ended' }) as const, 'Session expired, please sign in again'],
  ])('An error midway through %s breaks the transfer and is logged once', async (_name, fail, reason) => {
    for (const _time of times) {
      pages = 0
      lines = []
      failAfter(1, fail as never)
      const answer = await server.raw(head(token))
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer).not.toMatch(/\]\s*(0\s*)?$/)
      expect(answer).not.toMatch(/\r\n0\r\n\r\n$/)
      expect(told()).toEqual([expect.objectContaining(reason ? { reason } : { err: expect.anything() })])
    }
  })

  it('An error before the first byte is answered as an error', async () => {
    failAfter(0, () => Promise.reject(Object.assign(new Error('lost'), { code: '57P01' })))
    const { status, body } = await server.send('GET', '/api/customers', { token })
    expect([status, body.message]).toEqual([503, expect.stringContaining('database cannot be reached')])
  })
})
