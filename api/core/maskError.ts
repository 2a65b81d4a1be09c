import { GraphQLError } from 'graphql'
import pg from 'pg'
import { coercionFailure } from '#api/core/coercion.ts'
import { isDatabaseUnavailable } from '#api/core/database/unavailable.ts'
import { AppError, type ErrorCode } from '#api/core/errors.ts'
import type { Log } from '#api/core/log.ts'

interface KnownDatabaseError {
  name: string
  code?: string
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } }
}

const tryAgain = 'Someone else changed this at the same moment. Please try again.'

/** What the database's own refusals mean to people, by Prisma's code or PostgreSQL's. */
const databaseRefusals: Record<string, [ErrorCode, string?]> = {
  P2002: ['CONFLICT', 'This already exists.'],
  P2003: ['NOT_FOUND'],
  P2025: ['NOT_FOUND'],
  P2034: ['CONFLICT', tryAgain],
  // deadlock, serialisation failure, lock time-out
  '40P01': ['CONFLICT', tryAgain],
  '40001': ['CONFLICT', tryAgain],
  '55P03': ['CONFLICT', tryAgain],
}

function databaseRefusal(error: unknown): AppError | null {
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE', { cause: error })
  const { name, code, meta } = error as KnownDatabaseError
  if (name !== 'PrismaClientKnownRequestError' && !(error instanceof pg.DatabaseError)) return null
  const [known, message] = databaseRefusals[meta?.driverAdapterError?.cause?.originalCode ?? ''] ??
    databaseRefusals[code ?? ''] ?? [null]
  return known && new AppError(known, { ...(message && { message }), cause: error })
}

/** Refusals of the graph itself: syntax, validation and limits, which happen before any field is resolved. */
function requestRefusal({ message, path }: GraphQLError): AppError | null {
  return path ? null : new AppError('BAD_REQUEST', { message: message.replace(/^Syntax Error: /, '') })
}

/** Any failure as one of the catalogue; what is not in it is INTERNAL. */
export function catalogued(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof GraphQLError) {
    const refused = coercionFailure([error])
    if (refused) return refused
    return error.originalError
      ? catalogued(error.originalError)
      : (requestRefusal(error) ?? new AppError('INTERNAL', { cause: error }))
  }
  const refused = typeof error === 'object' && error !== null ? databaseRefusal(error) : null
  return refused ?? new AppError('INTERNAL', { cause: error })
}

/** Whose request failed, and where to tell of it. */
export interface Incident {
  requestId: string
  log: Log
}

/** Tells the log of what the outside does not hear: failures of ours, with their stacks. */
export function report(failure: AppError, { requestId, log }: Incident): void {
  if (failure.code === 'INTERNAL') log.error({ requestId, err: failure.cause ?? failure }, failure.message)
  if (failure.code === 'UNAVAILABLE') log.warn({ requestId, err: failure.cause ?? failure }, failure.message)
}

/** An error as GraphQL shows it: message, `code`, and what helps the client act. */
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
      ...(failure.code === 'INTERNAL' && { requestId }),
    },
  })
}

/** The failures of an answer. Those about variables become one, so that a form learns of all its fields at once. */
export function failuresOf(errors: readonly unknown[]): AppError[] {
  const ofGraph = errors.filter((error) => error instanceof GraphQLError)
  const coercion = ofGraph.length === errors.length ? coercionFailure(ofGraph) : null
  return coercion ? [coercion] : errors.map(catalogued)
}

/** The errors of an answer as the outside may see them. */
export function maskErrors(errors: readonly unknown[], incident: Incident): GraphQLError[] {
  return failuresOf(errors).map((failure, index) => {
    report(failure, incident)
    const error = errors[index]
    return shown(failure, error instanceof GraphQLError ? error : undefined, incident.requestId)
  })
}
