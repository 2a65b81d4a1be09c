import pg from 'pg'

/** A connection is looked after once it has been in use for so long, in milliseconds. */
const patience = 1_000
/** How long a healthy server may take to let a new connection ask something. */
const probeTime = 2_000

interface Watchdog {
  /** Whether the server gave its last sign of life; true while nothing takes long. */
  lastAnswer(): Promise<boolean>
  stop(): void
}

/**
 * A frozen server, or one behind a cut cable, neither answers nor closes: a question to it would wait for ever.
 * While a connection has been out of the pool for long, another one asks the server for a sign of life; without it
 * the waiting ones are cut, and their questions fail as "Connection terminated". Stopping cuts whatever is left.
 */
export function watch(pool: pg.Pool, config: pg.ClientConfig): Watchdog {
  let lastProbe: Promise<boolean> = Promise.resolve(true)
  const all = new Set<pg.PoolClient>()
  const since = new Map<pg.PoolClient, number>()
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const waiting = () => [...since].filter(([, start]) => Date.now() - start >= patience)
    if (waiting().length > 0) {
      lastProbe = isAlive(config)
      if (!(await lastProbe)) for (const [client] of waiting()) cut(client)
    }
    timer = since.size > 0 ? setTimeout(look, patience) : undefined
  }
  pool.on('acquire', (client) => {
    since.set(client, Date.now())
    timer ??= setTimeout(look, patience)
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

/** An answer of any kind is a sign of life: a server that is full refuses, but it is there. */
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

/** The driver has no call for it: ending politely would wait for the server's goodbye. */
export function cut(client: pg.Client | pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
