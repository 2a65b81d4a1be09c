interface Listening {
  socketFolder?: string
  port?: number
  durable: boolean
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
/** Quotes a path twice, because the setting is a list and a path may contain a comma. */
const path = (text: string) => quoted(`"${text}"`)

/** The configuration file of the embedded server, written at each start. */
export function serverSettings({ socketFolder, port, durable }: Listening): string {
  const lines = [
    '# Written by Cuecard at every start; your own settings go into postgresql.conf.',
    `listen_addresses = ${quoted(port ? '127.0.0.1' : '')}`,
    `unix_socket_directories = ${socketFolder ? path(socketFolder) : quoted('')}`,
    `port = ${port ?? 5432}`,
    'unix_socket_permissions = 0700',
    `fsync = ${durable ? 'on' : 'off'}`,
    `synchronous_commit = ${durable ? 'on' : 'off'}`,
    `full_page_writes = ${durable ? 'on' : 'off'}`,
    'jit = off',
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    // Failed statements may contain personal data, and Cuecard logs them itself; this file keeps starts, stops and
    // crashes.
    'log_min_messages = log',
    'log_checkpoints = off',
    'log_min_error_statement = panic',
    "cluster_name = 'cuecard'",
  ]
  return `${lines.join('\n')}\n`
}

/** The port in a configuration file; 0 without one. */
export function portIn(file: string): number {
  return Number(file.match(/^port = (\d+)$/m)?.[1] ?? 0)
}
