import { connect as connectTo, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '#api/core/database/unavailable.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { connect } from './connection.ts'

/** The first byte of a simple query. */
const query = 'Q'.charCodeAt(0)

/** What becomes of a connection in its first statement. */
const cuts: Record<string, (client: Socket) => void> = {
  'is reset': (client) => client.resetAndDestroy(),
  'is closed': (client) => client.destroy(),
  'is closed half': (client) => client.end(),
  'says that the server stops': (client) => {
    const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'
    const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4])
    client.end(Buffer.concat([head, Buffer.from(fields)]))
  },
  'sends what is no answer': (client) => client.end(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')),
}

let cut: ((client: Socket) => void) | null = null
let address: string
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)

beforeAll(async () => {
  const { url } = await freshDatabase()
  const through = new URL(url)
  const target = { path: `${through.searchParams.get('host')}/.s.PGSQL.${through.port || 5432}` }
  const proxy = createServer((client) => {
    const server = connectTo(target)
    client.on('error', () => server.destroy())
    client.on('data', (chunk) => (cut && chunk[0] === query ? cut(client) : server.write(chunk)))
    client.on('close', () => server.destroy())
    server.on('error', () => client.destroy()).pipe(client)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => proxy.once('listening', done))
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(proxy.address() as { port: number }).port}`
  address = through.href
  afterFile(() => void proxy.close())
  process.prependListener('uncaughtException', note)
})
afterAll(() => void process.off('uncaughtException', note))
beforeEach(() => {
  uncaught.length = 0
})

it.each(Object.entries(cuts))(
  'A connection that %s in its first statement fails its statements alone',
  async (_name, act) => {
    cut = act
    const database = connect(address, silent)
    const ask = () =>
      database.statements.rows('SELECT 1', []).then(
        () => null,
        (error: unknown) => error,
      )
    for (const error of await Promise.all(Array.from({ length: 10 }, ask))) {
      expect(isDatabaseUnavailable(error)).toBe(true)
    }
    await turn()
    expect(uncaught).toEqual([])
    cut = null
    expect(await database.statements.rows('SELECT 1 AS one', [])).toEqual([{ one: 1 }])
    await database.close()
  },
)
