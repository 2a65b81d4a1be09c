import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { send } from '#api/http/answer.ts'
import { contentSecurityPolicy } from '#api/http/contentSecurity.ts'
import { etagOf, isKnown } from '#api/http/etag.ts'
import type { RequestContext } from '#api/http/requestContext.ts'
import { withSessionBar } from './sessionBar.ts'

interface Page {
  policy: string
  tag: string
  compressed: Buffer
}

let page: Promise<Page> | undefined

const options = { title: 'Cuecard GraphiQL', shouldPersistHeaders: false }

/** Loads GraphiQL on the first request, because it is 2 MB with its editor. */
async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = withSessionBar(renderGraphiQL(options), JSON.stringify(options))
  return {
    // Fonts are embedded in the page.
    policy: contentSecurityPolicy(html, { 'font-src': "'self' data:" }),
    tag: etagOf(html),
    compressed: await promisify(gzip)(html),
  }
}

/** Responds with GraphiQL as one self-contained page. */
export async function sendGraphiQL(requestContext: RequestContext): Promise<void> {
  page ??= makePage()
  const { policy, tag, compressed } = await page
  const { response } = requestContext
  response.setHeader('Content-Security-Policy', policy)
  // Most of it is the editor, which browsers keep until the next version of Cuecard.
  response.setHeader('Cache-Control', 'private, no-cache')
  if (isKnown(requestContext, tag)) return
  response.setHeader('Content-Encoding', 'gzip')
  send(requestContext, 200, 'text/html; charset=utf-8', compressed)
}
