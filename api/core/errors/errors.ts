import type { EndReason, KeyEndReason } from '#api/core/errors/endReasons.ts'

/**
 * All error codes, each with its REST status and its message. A client ends its session on a 401 or 403 whose text
 * contains "expired" or "invalid": only SESSION_EXPIRED contains them, and the specified message of a failed sign-in.
 */
export const catalogue = {
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  BAD_INPUT: { status: 400, message: 'Please check the fields and try again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid username or password' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  SESSION_EXPIRED: { status: 401, message: 'Session expired, please sign in again' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Enter the code of your authenticator app.' },
  SECOND_FACTOR_NOT_SET_UP: { status: 403, message: 'Set up your second factor first.' },
  CHOICE_ENDED: { status: 401, message: 'That took too long. Please sign in again.' },
  API_KEY_UNKNOWN: { status: 401, message: 'This API key does not exist.' },
  API_KEY_ENDED: { status: 401, message: 'This API key no longer works.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  API_KEY_NOT_ALLOWED: {
    status: 403,
    message: 'This cannot be done with an API key. A user has to sign in.',
  },
  PASSWORD_NEEDED: { status: 403, message: 'Confirm your password first.' },
  SUSPENDED: { status: 403, message: 'This business is suspended. Please contact support.' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  CONFLICT: { status: 409, message: 'This was changed by someone else.' },
  CHOOSE_BUSINESS: { status: 409, message: 'Choose the business to sign in to.' },
  KEY_IN_USE: {
    status: 409,
    message: 'The first request with this Idempotency-Key is still running. Please try again in a moment.',
  },
  GONE: {
    status: 410,
    message: 'This was done already, but its answer is no longer kept. Nothing was done again.',
  },
  PRECONDITION_FAILED: { status: 412, message: 'This was changed since you read it. Please read it again.' },
  TOO_LARGE: { status: 413, message: 'The request is larger than 1 MB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the request as application/json.' },
  KEY_REUSED: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  BUSY: { status: 503, message: 'Cuecard is busy. Please try again in a moment.' },
  DISK_FULL: {
    status: 503,
    message: 'The disk of this Cuecard is full, so nothing can be saved. Please tell its operator.',
  },
  UNAVAILABLE: { status: 503, message: 'The database cannot be reached. Please try again in a moment.' },
} as const

/** Seconds after which a refused request may be repeated, where the failure itself doesn't say. */
const defaultRetryAfter: Partial<Record<ErrorCode, number>> = {
  KEY_IN_USE: 1,
  BUSY: 2,
  DISK_FULL: 60,
  UNAVAILABLE: 5,
}

export type ErrorCode = keyof typeof catalogue

/** Messages by field name, as shown beside the fields. */
export type FieldErrors = Record<string, string[]>

interface Detail {
  message?: string
  fields?: FieldErrors
  /** Additional data for the client, next to the code: the choice tokens for choosing a business, the newer values. */
  data?: Record<string, unknown>
  /** Why the session or the API key has ended, next to the code. */
  reason?: EndReason | KeyEndReason | undefined
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** A failure that clients may see. Any other error is reported as INTERNAL with a request id. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  readonly data: Record<string, unknown> | undefined
  readonly reason: EndReason | KeyEndReason | undefined
  readonly retryAfter: number | undefined

  /** `details` may be the message alone. */
  constructor(code: ErrorCode, details: Detail | string = {}) {
    const detail = typeof details === 'string' ? { message: details } : details
    super(detail.message ?? catalogue[code].message, { cause: detail.cause })
    this.code = code
    this.status = catalogue[code].status
    this.fields = detail.fields
    this.data = detail.data
    this.reason = detail.reason
    this.retryAfter = detail.retryAfter ?? defaultRetryAfter[code]
  }
}

/** An error about one field; the field's message is also the message of the response. */
export function badField(field: string, message: string): AppError {
  return new AppError('BAD_INPUT', { message, fields: { [field]: [message] } })
}

/** The error for a record that does not exist or belongs to another business; the two must look the same. */
export function notFound(noun: string): AppError {
  return new AppError('NOT_FOUND', `${noun} not found`)
}

/** A record that was looked up, or NOT_FOUND. */
export function found<Row>(noun: string, row: Row | null | undefined): Row {
  if (row == null) throw notFound(noun)
  return row
}
