import { AppError } from '#api/core/errors/errors.ts'
import { reason } from '#api/core/process/startError.ts'

/**
 * Prisma's error codes for a database that cannot be reached, closes the connection, or has no connection free in
 * time.
 */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024'])

/**
 * Error codes of the operating system (connection refused, lost or timed out) and of PostgreSQL (starting, stopping,
 * too many connections, now a standby).
 */
const errorCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300', '25006'],
  // Connection exceptions. PgBouncer gives 08P01 to each of its own failures.
  ...['08000', '08001', '08003', '08006', '08P01'],
  // The code of the pool's own error.
  'UNAVAILABLE',
])

/** The adapter's names for the same failures. */
const errorKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
])

/** Messages of driver errors that have no code. */
const errorMessages =
  /^(Transaction API error: Unable to start a transaction|Connection terminated\b|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

interface Failure {
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  message?: unknown
  /** The database's own message, as the adapter keeps it. */
  originalMessage?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** An error and its causes, including those that Prisma keeps in `meta`. */
function chainOf(error: unknown, depth = 0): Failure[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const { cause, meta } = error as Failure
  return [error, ...chainOf(cause, depth + 1), ...chainOf(meta?.driverAdapterError, depth + 1)]
}

const { code: busy, message: busyMessage } = new AppError('BUSY')

/**
 * Whether something failed because the pool gave out no connection in time, although the server answers. Prisma's
 * client wraps the pool's error in ones that otherwise mean a lost database, and may keep its message only.
 */
export function isDatabaseBusy(error: unknown): boolean {
  return chainOf(error).some(
    ({ code, originalCode, message, originalMessage }) =>
      code === busy ||
      originalCode === busy ||
      [message, originalMessage].some((text) => String(text).includes(busyMessage)),
  )
}

/** Whether something failed because the database does not answer, so that a retry may succeed soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isDatabaseBusy(error)) return false
  return chainOf(error).some(
    ({ code, originalCode, kind, message }) =>
      prismaCodes.has(String(code)) ||
      errorCodes.has(String(code)) ||
      errorCodes.has(String(originalCode)) ||
      errorKinds.has(String(kind)) ||
      errorMessages.test(String(message)),
  )
}

/** PostgreSQL's `disk_full`, and the operating system's codes for a full disk and an exhausted quota. */
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something failed because a disk is full, either the database's or this process's. */
export function isDiskFull(error: unknown): boolean {
  return chainOf(error).some(
    ({ code, originalCode }) => diskFullCodes.has(String(code)) || diskFullCodes.has(String(originalCode)),
  )
}

/** The message of the innermost cause, in one line. */
export function innermostReason(error: unknown): string {
  const words = chainOf(error).map(({ originalMessage, message }) => originalMessage ?? message)
  return reason(words.findLast((text) => typeof text === 'string' && text !== '') ?? error)
}
