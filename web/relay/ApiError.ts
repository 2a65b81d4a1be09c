import type { EndReason } from '#web/session/endReason.ts'

/** The error codes of the API, and OFFLINE for a response that never arrived. */
export type ApiErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_INPUT'
  | 'INVALID_CREDENTIALS'
  | 'UNAUTHENTICATED'
  | 'SESSION_EXPIRED'
  | 'CHOICE_ENDED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_NOT_SET_UP'
  | 'FORBIDDEN'
  | 'PASSWORD_NEEDED'
  | 'SUSPENDED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'KEY_IN_USE'
  | 'KEY_REUSED'
  | 'GONE'
  | 'CHOOSE_BUSINESS'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'BUSY'
  | 'DISK_FULL'
  | 'UNAVAILABLE'
  | 'OFFLINE'

interface ApiErrorDetails {
  fields?: Readonly<Record<string, readonly string[]>>
  businesses?: unknown
  /** With `methods`. */
  ticket?: string
  current?: unknown
  canReopen?: boolean
  requestId?: string
  reason?: EndReason
}

/** An error of a request to the API. The message is meant for users. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** Messages by input field; empty unless the code is BAD_INPUT or CONFLICT. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** What a CHOOSE_BUSINESS offers, the ticket and the methods of a SECOND_FACTOR_REQUIRED, or the newer values of a CONFLICT, in the shape that the mutation documents. */
  readonly data: unknown
  /** Whether the user may reopen the record, which a CONFLICT says is closed. */
  readonly canReopen: boolean
  /** Shows the error in a toast, when it was left to a form that has been closed meanwhile. */
  tell: (() => void) | undefined
  /** Names the incident in the server's log; only with INTERNAL. */
  readonly requestId: string | null
  /** The reason why the session has ended; only with SESSION_EXPIRED. */
  readonly reason: EndReason | undefined

  constructor(code: ApiErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message)
    this.code = code
    this.fields = details.fields ?? {}
    this.data = details.businesses ?? (details.ticket ? details : details.current)
    this.canReopen = details.canReopen ?? false
    this.requestId = details.requestId ?? null
    this.reason = details.reason
  }

  /** Whether the server does not know the request, because it was upgraded after the page was loaded. */
  get isOutdated(): boolean {
    return this.code === 'BAD_REQUEST'
  }
}

/** Converts any thrown value to an ApiError. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  return new ApiError('INTERNAL', thrown instanceof Error ? thrown.message : 'Unknown error')
}
