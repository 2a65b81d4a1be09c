import type { GraphQLSingularResponse } from 'relay-runtime'
import type { EndReason } from '#web/session/endReason.ts'
import { ApiError, type ApiErrorCode } from './ApiError.ts'

interface GraphQLFailure {
  message: string
  extensions?: {
    code?: ApiErrorCode
    fields?: Record<string, string[]>
    businesses?: unknown
    ticket?: string
    current?: unknown
    canReopen?: boolean
    requestId?: string
    reason?: EndReason
  }
}

/** A parsed answer: data for the store, or an error. */
export type Answer =
  | { data: GraphQLSingularResponse; error: null }
  | { data: null; error: ApiError; sessionOver: boolean }

/** `sessionOver` is true for a 401 or a 403 whose text contains "expired" or "invalid". */
export function readAnswer(status: number, statusText: string, text: string): Answer {
  const body = parseJson(text)
  const result = body && status < 400 ? readResult(body) : null
  if (result) return result
  const refused = (status === 401 || status === 403) && /expired|invalid/i.test(text)
  const failure = body?.errors?.[0]
  const error = failure ? fromFailure(failure) : fromStatus(status, statusText, text)
  return { data: null, error, sessionOver: refused || error.code === 'SESSION_EXPIRED' }
}

/** Parses a GraphQL result, such as an event of a stream; null when it is empty. */
export function readResult({ data, errors, extensions }: GraphQLBody): Answer | null {
  const failure = errors?.[0]
  if (failure) {
    const error = fromFailure(failure)
    return { data: null, error, sessionOver: error.code === 'SESSION_EXPIRED' }
  }
  return data ? { data: { data, extensions }, error: null } : null
}

/** Messages for users where those of the API speak to programs. */
const messages: Partial<Record<ApiErrorCode, string>> = {
  KEY_IN_USE: 'This is still being saved. Please try again in a moment.',
}

function fromFailure({ message, extensions }: GraphQLFailure): ApiError {
  const code = extensions?.code ?? 'INTERNAL'
  return new ApiError(code, messages[code] ?? message, extensions)
}

/** The codes that the application tells apart. */
const codesByStatus: Readonly<Record<number, ApiErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
}

/** The error of a response that is not GraphQL, such as one from a proxy: its status, and its text or status text. */
function fromStatus(status: number, statusText: string, text: string): ApiError {
  const reason = text.trim().slice(0, 200) || statusText || 'Unknown error'
  return new ApiError(codesByStatus[status] ?? 'INTERNAL', `${status}: ${reason}`)
}

export interface GraphQLBody {
  data?: GraphQLSingularResponse['data']
  errors?: GraphQLFailure[]
  extensions?: Record<string, unknown>
}

function parseJson(text: string): GraphQLBody | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
