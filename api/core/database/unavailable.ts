/** Prisma's codes for a database that cannot be reached, is closing, or has no connection free in time. */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024'])

/** The system's and PostgreSQL's: refused, gone, timed out; starting, stopping, out of connections. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300'],
])

/** Of the adapter, which names the same things once more. */
const kinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])

/** Of the driver, which gives these no code. */
const messages =
  /^(Transaction API error: Unable to start a transaction|timeout exceeded when trying to connect|Connection terminated\b|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

interface Failure {
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  message?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** Whether something failed because the database does not answer: trying again in a moment makes sense. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, originalCode, kind, message, cause, meta } = error as Failure
  return (
    prismaCodes.has(String(code)) ||
    codes.has(String(code)) ||
    codes.has(String(originalCode)) ||
    kinds.has(String(kind)) ||
    messages.test(String(message)) ||
    isDatabaseUnavailable(cause, depth + 1) ||
    isDatabaseUnavailable(meta?.driverAdapterError, depth + 1)
  )
}
