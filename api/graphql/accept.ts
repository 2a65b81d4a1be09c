import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { bestType, namesType } from '#api/http/accept.ts'

export const jsonType = 'application/json'
export const responseType = 'application/graphql-response+json'
export const streamType = 'text/event-stream'

/** What a client takes, by its `Accept`. */
interface Accepted {
  /** The form of an answer that is no stream; undefined when it takes none. */
  form: typeof jsonType | typeof responseType | undefined
  stream: boolean
  /** Whether it names one of the forms; a link does not. */
  byName: boolean
}

// Programs send a few headers only, each in all of their requests.
const known = new LRUCache<string, Accepted>({ max: 100 })

export function acceptedBy(request: IncomingMessage): Accepted {
  const { accept = '' } = request.headers
  const kept = known.get(accept)
  if (kept) return kept
  const [form, stream] = [bestType(request, [jsonType, responseType]), namesType(request, streamType)]
  const byName = stream || namesType(request, jsonType) || namesType(request, responseType)
  const read = { form, stream, byName }
  known.set(accept, read)
  return read
}
