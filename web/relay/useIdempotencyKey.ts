import { useRef } from 'react'
import { type GraphQLTaggedNode, getRequest } from 'relay-runtime'
import { keyedCreations } from '#web/generated/keyedCreations.ts'

/**
 * The `Idempotency-Key` of each attempt to create a record. The same record that is sent again, because no answer came
 * to the first attempt, is sent with the same key, so that the server creates it once. Other mutations may be repeated
 * without harm and have none.
 */
export function useIdempotencyKey(mutation: GraphQLTaggedNode) {
  const [field] = getRequest(mutation).operation.selections
  const isKeyed = field?.kind === 'LinkedField' && keyedCreations.has(field.name)
  const attempts = useRef(new Map<string, string>())
  return {
    keyFor(record: string): string | undefined {
      if (!isKeyed) return undefined
      const key = attempts.current.get(record) ?? randomKey()
      attempts.current.set(record, key)
      return key
    },
    /** The same record would be another one from now on. */
    done: (record: string) => void attempts.current.delete(record),
  }
}

/** Not `randomUUID`, which browsers lack on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
