import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { post } from './post.ts'

let server: Server | undefined

afterEach(() => {
  server?.close()
})

/** Sends a request to a server that answers with some bytes and keeps the connection open. */
async function answeredBy(bytes: string, timeout = 20_000) {
  server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  return post({ url, headers: {}, body: '{}', allowsPrivate: true, timeout })
}

const empty = 'content-length: 0\r\n\r\n'
const hints = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)
const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n'

test.each([
  ['a status', `HTTP/1.1 204 OK\r\n${empty}`, { status: 204 }],
  ['a body without an end', `HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(10_000)}`, { status: 200 }],
  ['early hints before it', `${hints}HTTP/1.1 200 OK\r\n${empty}`, { status: 200 }],
  ['another protocol', upgrade, { status: 101 }],
  ['something else', 'SSH-2.0-x\r\n', { failure: 'The request failed (HPE_INVALID_CONSTANT).' }],
])('A request that is answered with %s ends', async (_, bytes, outcome) => {
  expect(await answeredBy(bytes)).toEqual(outcome)
})

test.each([
  ['half a body', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'],
  ['half a head', 'HTTP/1.1 200'],
  ['nothing', ''],
])('A request that is answered with %s ends in time', async (_, bytes) => {
  expect(await answeredBy(bytes, 100)).toEqual({ failure: 'No answer within 0.1 seconds.' })
})
