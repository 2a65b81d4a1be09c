import type pg from 'pg'

/** The time limits of statements, in milliseconds. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

const settings = Object.entries(limits)

/**
 * Sets the limits for a session. They are no startup parameters of the connection, because PgBouncer refuses those.
 */
const limitSession = settings.map(([name, value]) => `SET ${name} = ${value}`).join('; ')

const ignore = () => undefined

/**
 * Prepares a new connection of a pool; the pool's option `verify`. The pool does not listen for errors of the connection
 * meanwhile, so a connection that breaks would end the process; the statement fails as well and says why.
 */
export function setLimits(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.on('error', ignore)
  client.query(limitSession).then(() => {
    client.off('error', ignore)
    done()
  }, done)
}

/** Sets the limits for a transaction. */
export const limitTransaction = settings.map(([name, value]) => `SET LOCAL ${name} = ${value}`).join('; ')

const unlimited = settings.map(([name]) => `current_setting('${name}') = '0'`).join(' or ')

/** The key of an advisory lock ("limi" in ASCII), so that one process at a time changes the role. */
const lock = 0x6c696d69

/**
 * Sets the limits as defaults of the role in this database, because a pooler in transaction mode keeps no session in
 * which they could be set. Does nothing when the pooler or an administrator has set limits.
 */
export async function limitRole(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const { rows } = await client.query(
      `select ${unlimited} as unlimited, quote_ident(current_database()) as database,
         (select setconfig from pg_db_role_setting join pg_database d on d.oid = setdatabase
           where datname = current_database() and setrole = current_user::regrole) as defaults`,
    )
    const [{ unlimited: isUnlimited, database, defaults }] = rows
    // A session that the pooler opened before does not have the defaults yet.
    const given = new Set((defaults ?? []).map((text: string) => text.split('=')[0]))
    const missing = settings.filter(([name]) => !given.has(name))
    for (const [name, value] of isUnlimited ? missing : []) {
      await client.query(`alter role current_user in database ${database} set ${name} = ${value}`)
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}
