import { createHash } from 'node:crypto'

/** The strong entity tag of an answer: a hash of its body. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`
}

/**
 * Whether a header `If-Match` or `If-None-Match` names an entity tag. A weak tag counts like the strong one, because
 * proxies that compress an answer weaken its tag.
 */
export function namesEtag(header: string, etag: string): boolean {
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag
  })
}
