import { GraphQLError } from 'graphql'
import pg from 'pg'
import {
  innermostReason,
  isDatabaseBusy,
  isDatabaseUnavailable,
  isDiskFull,
} from '#api/core/database/unavailable.ts'
import { AppError, catalogue, type ErrorCode } from '#api/core/errors/errors.ts'
import { coercionFailure } from '#api/core/failures/coercion.ts'
import type { Log } from '#api/core/process/log.ts'
import { counter } from '#api/core/telemetry/metrics.ts'

const failureCount = counter({
  name: 'cuecard_errors_total',
  help: 'Failures that clients were told, by error code.',
  label: 'code',
  values: Object.keys(catalogue),
})

interface KnownDatabaseError {
  name: string
  code?: string
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } }
}

const tryAgain = 'Someone else changed this at the same moment. Please try again.'

/**
 * The error codes, and messages where the default does not fit, for database errors by Prisma's or PostgreSQL's code.
 */
const databaseRefusals: Record<string, [ErrorCode, string?]> = {
  P2002: ['CONFLICT', 'This already exists.'],
  P2003: ['NOT_FOUND'],
  P2025: ['NOT_FOUND'],
  P2034: ['CONFLICT', tryAgain],
  // Deadlock, serialisation failure: another request changed the same rows.
  '40P01': ['CONFLICT', tryAgain],
  '40001': ['CONFLICT', tryAgain],
  // Lock, statement and transaction time-outs, and out of memory: the transaction was rolled back.
  '55P03': ['BUSY'],
  '57014': ['BUSY'],
  P2028: ['BUSY'],
  '53200': ['BUSY'],
}

function databaseRefusal(error: unknown): AppError | null {
  if (isDiskFull(error)) return new AppError('DISK_FULL', { cause: error })
  if (isDatabaseBusy(error)) return new AppError('BUSY', { cause: error })
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE', { cause: error })
  const { name, code, meta } = error as KnownDatabaseError
  if (name !== 'PrismaClientKnownRequestError' && !(error instanceof pg.DatabaseError)) return null
  const [known, message] = databaseRefusals[meta?.driverAdapterError?.cause?.originalCode ?? ''] ??
    databaseRefusals[code ?? ''] ?? [null]
  return known && new AppError(known, { ...(message && { message }), cause: error })
}

/** Errors in the document itself (syntax, validation, limits), which occur before any field is resolved. */
function requestRefusal({ message, path }: GraphQLError): AppError | null {
  return path ? null : new AppError('BAD_REQUEST', message.replace(/^Syntax Error: /, ''))
}

/** Converts any failure to an AppError; unknown ones become INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof GraphQLError) {
    const refused = coercionFailure([error])
    if (refused) return refused
    return error.originalError
      ? toAppError(error.originalError)
      : (requestRefusal(error) ?? new AppError('INTERNAL', { cause: error }))
  }
  const refused = typeof error === 'object' && error !== null ? databaseRefusal(error) : null
  return refused ?? new AppError('INTERNAL', { cause: error })
}

/** Prisma's messages quote the failed call and give the reason at the end, so the log keeps the last characters. */
const longestReason = 200

/** A request that may fail, and the log for its failure. */
export interface Incident {
  readonly requestId: string
  readonly log: Log
  /** Whether the failure has been logged. A request logs at most one line, however many errors its response holds. */
  reported?: boolean
}

/**
 * Counts failures, and logs server-side ones (status 500 and above) in one line: the worst of them and their number. INTERNAL is
 * logged with its stack, 503 with its reason only, because a lost database or a full disk fails every request alike.
 */
export function report(failures: readonly AppError[], incident: Incident): void {
  for (const { code } of failures) failureCount.inc({ code })
  const ours = failures.filter(({ status }) => status >= 500)
  const worst = ours.find(({ code }) => code === 'INTERNAL') ?? ours[0]
  if (!worst || incident.reported) return
  incident.reported = true
  const { requestId, log } = incident
  const line = { requestId, ...(ours.length > 1 && { errors: ours.length }) }
  const cause = worst.cause ?? worst
  if (worst.code === 'INTERNAL') log.error({ ...line, err: cause }, worst.message)
  else log.warn({ ...line, reason: innermostReason(cause).slice(-longestReason) }, worst.message)
}

/** The GraphQL error for a failure: message, `code`, and data that helps the client to react. */
export function shown(failure: AppError, error: GraphQLError | undefined, requestId: string): GraphQLError {
  return new GraphQLError(failure.message, {
    nodes: error?.nodes,
    source: error?.source,
    positions: error?.positions,
    path: error?.path,
    originalError: failure,
    extensions: {
      code: failure.code,
      ...(failure.fields && { fields: failure.fields }),
      ...failure.data,
      ...(failure.reason && { reason: failure.reason }),
      ...(failure.code === 'INTERNAL' && { requestId }),
    },
  })
}

/**
 * The failures in a response. Errors about variables are merged into one, so that a form can show all its field
 * errors at once.
 */
export function failuresOf(errors: readonly unknown[]): AppError[] {
  const ofGraph = errors.filter((error) => error instanceof GraphQLError)
  const coercion = ofGraph.length === errors.length ? coercionFailure(ofGraph) : null
  return coercion ? [coercion] : errors.map(toAppError)
}

/** Logs the errors of a response and returns them in the form that clients may see. */
export function maskErrors(errors: readonly unknown[], incident: Incident): GraphQLError[] {
  const failures = failuresOf(errors)
  report(failures, incident)
  return failures.map((failure, index) => {
    const error = errors[index]
    return shown(failure, error instanceof GraphQLError ? error : undefined, incident.requestId)
  })
}
