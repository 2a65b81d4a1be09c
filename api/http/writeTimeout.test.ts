import { connect, type Socket } from 'node:net'
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { logTo } from '#api/core/process/log.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

const megabyte = 'm'.repeat(1024 * 1024)

async function* megabytes() {
  for (let event = 0; event < 12; event += 1) yield { events: megabyte }
}

/** Responses of twelve megabytes, at once and as a stream, which exceed the buffers of a connection. */
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { large: { type: GraphQLString, resolve: () => megabyte.repeat(12) } },
  }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: { events: { type: GraphQLString, subscribe: megabytes } },
  }),
})

let server: TestServer
/** A token with an expiry, because a stream without a session ends at once. */
let token: string
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  const log = logTo({ write: (line: string) => void lines.push(JSON.parse(line)) })
  const world = openWorld(await freshDatabase())
  token = await tokenFor(world, await world.business(), 'ADMIN')
  server = await serve(world, { schema, routes: [], log, writeTime: 300 })
})

beforeEach(() => {
  lines = []
})

function askAndReadNothing(query: string, accept: string): Socket {
  const body = JSON.stringify({ query })
  const request = `POST /graphql HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\naccept: ${accept}\r\ncontent-type: application/json\r\n`
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
    socket.write(`${request}content-length: ${body.length}\r\n\r\n${body}`),
  )
  return socket.pause().on('error', () => undefined)
}

it.each([
  ['an answer', '{ large }', 'application/json'],
  ['a live stream', 'subscription { events }', 'text/event-stream'],
])('The server cuts off a client that takes nothing of %s', async (_name, query, accept) => {
  const sockets = Array.from({ length: 5 }, () => askAndReadNothing(query, accept))
  await vi.waitUntil(() => lines.length === 5, 20_000)
  for (const line of lines) expect(line).toMatchObject({ status: 200, incomplete: true })
  for (const socket of sockets) socket.destroy()
})

it('The server lets a client take its time as long as it takes something', async () => {
  const socket = askAndReadNothing('{ large }', 'application/json')
  let taken = 0
  socket.on('data', (chunk) => {
    taken += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 5)
  })
  socket.resume()
  await vi.waitUntil(() => taken > 12 * megabyte.length, 20_000)
  socket.destroy()
  await vi.waitUntil(() => lines.length === 1)
  expect(lines[0]).not.toHaveProperty('incomplete')
})
