import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterFile } from '#api/testing/harness/cleanUp.ts'

/** Startup parameters that PgBouncer accepts; it refuses every other one. */
const accepted = new Set(['user', 'database', 'application_name', 'client_encoding'])

/** A message of the protocol: its type and its length, which counts itself. */
function message(type: string, body: Buffer | string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

const okay = Buffer.alloc(4)
const ready = message('Z', 'I')
const greeting = Buffer.concat([message('R', okay), message('S', 'client_encoding\0UTF8\0'), ready])

/** Splits a stream into whole messages. */
function reader(onMessage: (whole: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      onMessage(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  }
}

/** A connection to PostgreSQL and the client that uses it, until its transaction ends. */
interface Session {
  stream: Socket
  user: Socket | undefined
  freed: number
}

/**
 * The URL of a database behind a connection pooler in transaction mode, as PgBouncer behaves: a client gets the
 * session that has been free longest for each transaction, and what a session receives between transactions is lost.
 */
export async function transactionPooler(url: string): Promise<string> {
  const sessions: Session[] = []
  const server = createServer((client) => serve(client, url, sessions))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterFile(async () => {
    server.close()
    for (const { stream } of sessions) stream.destroy()
  })
  const { port } = server.address() as { port: number }
  const { pathname } = new URL(url)
  return `postgresql://cuecard@127.0.0.1:${port}${pathname}?sslmode=disable`
}

function serve(client: Socket, url: string, sessions: Session[]): void {
  let taken: Promise<Session> | undefined
  const forward = reader(async (whole) => {
    // Ends the client's connection, not the session.
    if (whole[0] === 'X'.charCodeAt(0)) return client.end()
    taken ??= take(url, sessions, client, () => {
      taken = undefined
    })
    const { stream } = await taken
    stream.write(whole)
  })
  client.on('error', () => undefined)
  client.once('data', (startup) => {
    const names = startup.subarray(8).toString().split('\0')
    const refused = names.find((name, at) => at % 2 === 0 && name !== '' && !accepted.has(name))
    if (refused) {
      const text = `SERROR\0VERROR\0C08P01\0Munsupported startup parameter: ${refused}\0\0`
      return client.end(message('E', text))
    }
    client.write(greeting)
    client.on('data', forward)
  })
}

/** Takes a free session, or opens one. `onFree` is called when its transaction has ended. */
async function take(url: string, sessions: Session[], user: Socket, onFree: () => void): Promise<Session> {
  const [free] = sessions.filter((session) => !session.user).sort((a, b) => a.freed - b.freed)
  const session = free ?? { stream: undefined as unknown as Socket, user, freed: 0 }
  session.user = user
  if (!free) {
    sessions.push(session)
    const connection = new pg.Client({ connectionString: url })
    connection.on('error', () => undefined)
    await connection.connect()
    const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection
    session.stream = stream
  }
  session.stream.removeAllListeners('data')
  session.stream.on(
    'data',
    reader((whole) => {
      if (session.user !== user) return
      const isIdle = whole[0] === 'Z'.charCodeAt(0) && whole[5] === 'I'.charCodeAt(0)
      if (isIdle) {
        session.user = undefined
        session.freed = performance.now()
        onFree()
      }
      user.write(whole)
    }),
  )
  return session
}
