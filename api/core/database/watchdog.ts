import pg from 'pg'

/** How long a connection is in use before the watchdog probes the server, in milliseconds. */
const longestWait = 1_000
/** How long a healthy server may take to answer on a new connection, in milliseconds. */
const probeTime = 2_000

interface Watchdog {
  /** Whether the server answered the last probe; true while no statement takes long. */
  lastAnswer(): Promise<boolean>
  stop(): void
}

/**
 * Detects a frozen server or a cut network, where a statement would wait for ever because the server neither answers
 * nor closes the connection. When a connection has been in use for long, a probe on a new connection checks the
 * server, and the pooler in front of it if there is one; without an answer the waiting connections are closed, and their statements fail with "Connection
 * terminated". `stop` closes all connections.
 */
export function watch(pool: pg.Pool, configs: pg.ClientConfig[]): Watchdog {
  let lastProbe: Promise<boolean> = Promise.resolve(true)
  const all = new Set<pg.PoolClient>()
  const since = new Map<pg.PoolClient, number>()
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const waiting = () => [...since].filter(([, start]) => Date.now() - start >= longestWait)
    if (waiting().length > 0) {
      lastProbe = Promise.all(configs.map(isAlive)).then((answers) => answers.every(Boolean))
      if (!(await lastProbe)) for (const [client] of waiting()) cut(client)
    }
    timer = since.size > 0 ? setTimeout(look, longestWait) : undefined
  }
  pool.on('acquire', (client) => {
    since.set(client, Date.now())
    timer ??= setTimeout(look, longestWait)
  })
  pool.on('release', (_error, client) => since.delete(client))
  pool.on('connect', (client) => all.add(client))
  pool.on('remove', (client) => {
    all.delete(client)
    since.delete(client)
  })
  return {
    lastAnswer: () => lastProbe,
    stop() {
      clearTimeout(timer)
      for (const client of all) cut(client)
    },
  }
}

/** Any answer counts: a server that refuses a connection because it is full is alive. */
async function isAlive(config: pg.ClientConfig): Promise<boolean> {
  const probe = new pg.Client({ ...config, connectionTimeoutMillis: probeTime, query_timeout: probeTime })
  probe.on('error', () => undefined)
  const limit = new Promise<false>((done) => setTimeout(done, probeTime, false))
  const answer = probe.connect().then(
    () => true,
    (error: unknown) => error instanceof pg.DatabaseError && !error.code?.startsWith('57P'),
  )
  const alive = await Promise.race([answer, limit])
  cut(probe)
  return alive
}

/** Closes the socket at once. The driver's `end` would wait for the server to close the connection. */
export function cut(client: pg.Client | pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
