import { createHash } from 'node:crypto'
import type { RequestContext } from './requestContext.ts'

/** The entity tag of a body. */
export const tagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url')}"`

/**
 * Whether the client has kept what has this tag, by its `If-None-Match`, which is then answered with 304. Otherwise the
 * answer that follows may be kept, and is asked for again by its tag. Proxies that compress add the prefix `W/`.
 */
export function isKnown({ request, response }: RequestContext, tag: string): boolean {
  response.setHeader('ETag', tag)
  response.setHeader('Cache-Control', 'private, no-cache')
  const tags = (request.headers['if-none-match'] ?? '').split(',')
  const known = tags.some((text) => text.trim().replace(/^W\//, '') === tag)
  if (known) response.writeHead(304).end()
  return known
}
