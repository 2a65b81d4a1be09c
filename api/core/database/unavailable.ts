import { reason } from './start/startError.ts'

/** Prisma's codes for a database that cannot be reached, is closing, or has no connection free in time. */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024'])

/** The system's and PostgreSQL's: refused, gone, timed out; starting, stopping, out of connections. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300'],
  // The pool's own.
  'UNAVAILABLE',
])

/** Of the adapter, which names the same things once more. */
const kinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])

/** Of the driver, which gives these no code. */
const messages =
  /^(Transaction API error: Unable to start a transaction|Connection terminated\b|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

interface Failure {
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  message?: unknown
  /** Of the adapter: the words of the database. */
  originalMessage?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** An error and the errors it was made from: its own causes, and those that Prisma keeps in `meta`. */
function chainOf(error: unknown, depth = 0): Failure[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const { cause, meta } = error as Failure
  return [error, ...chainOf(cause, depth + 1), ...chainOf(meta?.driverAdapterError, depth + 1)]
}

/** Whether something failed because the database does not answer: trying again in a moment makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return chainOf(error).some(
    ({ code, originalCode, kind, message }) =>
      prismaCodes.has(String(code)) ||
      codes.has(String(code)) ||
      codes.has(String(originalCode)) ||
      kinds.has(String(kind)) ||
      messages.test(String(message)),
  )
}

/** No room: PostgreSQL's `disk_full`, and the system's own codes for a full disk and a used-up quota. */
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something failed because the disk is full, of the database or of this process. */
export function isDiskFull(error: unknown): boolean {
  return chainOf(error).some(
    ({ code, originalCode }) => diskFullCodes.has(String(code)) || diskFullCodes.has(String(originalCode)),
  )
}

/** The words of the error that all others were made from, in one line. */
export function innermostReason(error: unknown): string {
  const words = chainOf(error).map(({ originalMessage, message }) => originalMessage ?? message)
  return reason(words.findLast((text) => typeof text === 'string' && text !== '') ?? error)
}
