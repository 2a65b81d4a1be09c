import pg from 'pg'

/** A connection without statement timeouts; its text formats do not depend on the server settings. */
export async function connectForCopy(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
  })
  // A lost connection rejects the running query; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET timezone = 'UTC'; SET datestyle = 'ISO'",
  )
  return client
}

interface SnapshotSource {
  /** The address of PostgreSQL itself, not of a connection pooler. */
  url: string
  /** What the connection is called in the list of the database. */
  name: string
  /** Ends the work with an error. */
  signal?: AbortSignal | undefined
}

/**
 * Runs work on a connection of its own, whose statements all read one snapshot of the database: what changes meanwhile is
 * not seen, and a slow reader keeps none of the pool.
 */
export async function inSnapshot<T>(
  { url, name, signal }: SnapshotSource,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectForCopy(url, name)
  const end = () => void client.end()
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    // REPEATABLE READ: the first statement takes the snapshot that all later statements read.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}
