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
