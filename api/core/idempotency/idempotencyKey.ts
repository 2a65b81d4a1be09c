import { createHash } from 'node:crypto'
import { AppError } from '#api/core/errors/errors.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'

/** The maximum length of a key, in characters. */
const longestKey = 255

const printable = /^[\x21-\x7e]+$/

/**
 * Reads the header `Idempotency-Key`: a key, or a key in quotation marks as the IETF draft writes it. Null without the
 * header.
 * @throws BAD_REQUEST for an empty, long or repeated key, or one with other characters than visible ASCII
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const text = Array.isArray(header) ? '' : header.trim()
  const key = /^".*"$/.test(text) ? text.slice(1, -1) : text
  if (printable.test(key) && key.length <= longestKey) return key
  throw new AppError('BAD_REQUEST', `Idempotency-Key must have 1 to ${longestKey} visible ASCII characters.`)
}

/** The refusal of a key for an operation whose answer is not stored. */
export function takesNoKey(operation: string): AppError {
  return new AppError(
    'BAD_REQUEST',
    `${operation} takes no Idempotency-Key, because its answer is never stored.`,
  )
}

/** A request with a key, as it is stored: hashes only. */
export interface KeyedRequest {
  /** Identifies caller, operation and key within the business. */
  hash: string
  /** Identifies what the request asks for. */
  requestHash: string
}

const sha256 = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** The caller to whom a key belongs. All visitors of the demo share a user, so there it is the session. */
function callerOf(viewer: Viewer): string {
  if (viewer.kind === 'superadmin') return `superadmin ${viewer.superadminId}`
  if (viewer.kind === 'apiKey') return `key ${viewer.keyId}`
  if (viewer.kind !== 'user') return viewer.kind
  const isShared = viewer.businessId === demoBusinessId && viewer.sessionId !== undefined
  return isShared ? `session ${viewer.sessionId}` : `user ${viewer.userId}`
}

/**
 * Identifies a keyed request. `operation` is the scope of the key, such as the method and path of a REST call; `content` is
 * everything else that the request asks for.
 */
export function keyedRequest(viewer: Viewer, key: string, operation: string, content: unknown): KeyedRequest {
  return { hash: sha256(callerOf(viewer), operation, key), requestHash: sha256(content) }
}
