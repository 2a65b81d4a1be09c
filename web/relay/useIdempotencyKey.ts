import { useRef } from 'react'
import { type GraphQLTaggedNode, getRequest } from 'relay-runtime'
import { keyedCreations } from '#web/generated/keyedCreations.ts'
import type { ApiErrorCode } from './ApiError.ts'

/** After these errors nobody knows whether the record was created. */
const unknownOutcomes: readonly ApiErrorCode[] = ['OFFLINE', 'UNAVAILABLE', 'KEY_IN_USE']

/** For so long, in milliseconds, the same values mean the same record; later they are meant as another one. */
const sameRecord = 5 * 60_000

/**
 * The `Idempotency-Key` of each attempt to create a record. Values that are sent again, because no answer came to the
 * first attempt, have the same key, so that the server creates one record. Mutations that change a record, and those
 * that refuse a key, have none.
 */
export function useIdempotencyKey(mutation: GraphQLTaggedNode) {
  const [field] = getRequest(mutation).operation.selections
  const isKeyed = field?.kind === 'LinkedField' && keyedCreations.has(field.name)
  const attempts = useRef(new Map<string, { key: string; at: number }>())
  return {
    keyFor(values: string): string | undefined {
      if (!isKeyed) return undefined
      const before = attempts.current.get(values)
      const isSame = before !== undefined && Date.now() - before.at < sameRecord
      const { key } = isSame ? before : { key: randomKey() }
      attempts.current.set(values, { key, at: Date.now() })
      return key
    },
    /** Reports how the attempt ended; `error` is undefined after a success. */
    ended(values: string, error?: ApiErrorCode): void {
      if (!error || !unknownOutcomes.includes(error)) attempts.current.delete(values)
    },
  }
}

/** Not `randomUUID`, which browsers lack on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
