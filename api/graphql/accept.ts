import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { bestType, namesType } from '#api/http/accept.ts'

export const jsonType = 'application/json'
export const responseType = 'application/graphql-response+json'
export const streamType = 'text/event-stream'

/** What a client takes, by its `Accept`. */
interface Accepted {
  /** The media type of an answer that is no stream. */
  mediaType: typeof jsonType | typeof responseType
  stream: boolean
  /** Whether an answer is written as a stream of one event, because it takes nothing else. */
  streamAlone: boolean
  /** Whether it names one of the types; a link does not. */
  byName: boolean
}

// Programs send a few headers only, each in all of their requests.
const known = new LRUCache<string, Accepted>({ max: 100 })

export function acceptedBy(request: IncomingMessage): Accepted {
  const { accept = '' } = request.headers
  const kept = known.get(accept)
  if (kept) return kept
  const [best, stream] = [bestType(request, [jsonType, responseType]), namesType(request, streamType)]
  const byName = stream || namesType(request, jsonType) || namesType(request, responseType)
  const read = { mediaType: best ?? jsonType, stream, streamAlone: stream && !best, byName }
  known.set(accept, read)
  return read
}
