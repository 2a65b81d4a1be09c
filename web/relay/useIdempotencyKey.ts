import { useEffect, useState } from 'react'
import { type GraphQLTaggedNode, getRequest } from 'relay-runtime'
import { keyedCreations } from '#web/generated/keyedCreations.ts'
import { addDraft, draftOf, forgetDraft } from '#web/lib/drafts.ts'
import type { ApiErrorCode } from './ApiError.ts'
import type { SentHeaders } from './network.ts'

/** Equal values within this time, in milliseconds, are a retry; after it, a new record. */
const sameRecord = 5 * 60_000

interface Attempt {
  readonly key: string
  /** When it was sent, as `Date.now`. */
  readonly at: number
}

/**
 * The `Idempotency-Key` of each attempt to create a record. Values that are sent again after a failure have the same
 * key, so that the server creates one record even if only the answer was lost. Failed attempts are kept over a reload
 * like the values of the form. Mutations that change a record, and those that refuse a key, have none.
 */
export function useIdempotencyKey(mutation: GraphQLTaggedNode) {
  const [field] = getRequest(mutation).operation.selections
  const creation = field?.kind === 'LinkedField' ? field.name : ''
  const isKeyed = keyedCreations.has(creation)
  const name = `failed ${creation}`
  const [attempts] = useState(() => new Map(isKeyed ? keptAttempts(name) : []))
  useEffect(() => {
    if (!isKeyed) return
    forgetDraft(name)
    return addDraft(() => [name, attempts.size > 0 ? { attempts: [...attempts] } : {}])
  }, [isKeyed, name, attempts])
  return {
    /** The header with the key of an attempt, if it has one. */
    keyFor(values: string): SentHeaders | undefined {
      if (!isKeyed) return undefined
      const before = attempts.get(values)
      const isSame = before !== undefined && Date.now() - before.at < sameRecord
      const { key } = isSame ? before : { key: randomKey() }
      attempts.set(values, { key, at: Date.now() })
      return { 'idempotency-key': key }
    },
    /** Reports how the attempt ended; `error` is undefined after a success. */
    ended(values: string, error?: ApiErrorCode): void {
      // Keep the key after any other failure: a retry then cannot create a second record.
      if (!error || error === 'KEY_REUSED' || error === 'GONE') attempts.delete(values)
    },
  }
}

const keptAttempts = (name: string) => (draftOf(name)?.attempts ?? []) as readonly [values: string, Attempt][]

/** Not `randomUUID`, which browsers lack on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
