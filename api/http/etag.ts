import { hash } from 'node:crypto'
import type { RequestContext } from './requestContext.ts'

/** The strong entity tag of an answer: a hash of its body. */
export function etagOf(body: string): string {
  return `"${hash('sha256', body, 'base64url')}"`
}

/** A record in a list, with the entity tag of the answer that has this record alone. */
export function withEtag<Value extends object>(record: Value): Value & { etag: string } {
  return Object.assign(record, { etag: etagOf(JSON.stringify(record)) })
}

/** The tags of a header, each with its quotation marks: `"a", W/"b"`. */
const entityTags = /"[^"]*"/g
/** The name of the encoding, which Apache adds to the tag of an answer that it compresses. */
const encodings = /-(gzip|br|deflate|zstd)"$/

/**
 * Whether a header `If-Match` or `If-None-Match`, a list of tags or `*`, names an entity tag. A weak tag and one with
 * the name of an encoding count like the strong one, because proxies that compress an answer change its tag.
 */
export function namesEtag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  return (header.match(entityTags) ?? []).some((tag) => tag.replace(encodings, '"') === etag)
}

/** Whether the client has kept the answer with this tag, by its `If-None-Match`, which is then answered with 304. */
export function isKnown({ request, response }: RequestContext, etag: string): boolean {
  response.setHeader('ETag', etag)
  const kept = request.headers['if-none-match']
  if (kept === undefined || !namesEtag(kept, etag)) return false
  response.writeHead(304).end()
  return true
}
