import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { compressor, jsonType } from './answer.ts'
import type { RequestContext } from './requestContext.ts'

/** How long a client may take to read one page, in milliseconds, even if it reads a byte from time to time. */
const pageTime = 30_000

/** Reads the next page of a list; null at its end. */
export type NextPage = () => Promise<readonly unknown[] | null>

/**
 * The items of the next page as JSON array elements. Only this text is kept while the client reads it, not the items.
 */
async function textOfNext(nextPage: NextPage): Promise<string | null> {
  const items = await nextPage()
  return items && JSON.stringify(items).slice(1, -1)
}

// Proxies cut connections that are silent for a minute.
const silence = 15_000

/** Waits for a text; yields a blank, which means nothing in JSON, whenever it takes long. */
async function* blanksUntil(text: Promise<unknown>): AsyncGenerator<string> {
  const isThere = text.then(
    () => true,
    () => true,
  )
  for (;;) {
    const stop = new AbortController()
    const isLate = pause(silence, false, { signal: stop.signal }).catch(() => true)
    const isOver = await Promise.race([isThere, isLate])
    stop.abort()
    if (isOver) return
    yield ' '
  }
}

async function* jsonArray(nextPage: NextPage, onSlow: () => void): AsyncGenerator<string> {
  let separator = '['
  for (;;) {
    const next = textOfNext(nextPage)
    // The first page is there already. A blank begins no answer that may still fail as a whole.
    if (separator !== '[') yield* blanksUntil(next)
    const text = await next
    if (text === null) break
    if (text === '') continue
    const slow = setTimeout(onSlow, pageTime)
    try {
      yield separator + text
    } finally {
      clearTimeout(slow)
    }
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/**
 * Streams a list as a JSON array with one page in memory at a time: the next page is read once the client has
 * received the previous one; a compressed page may be on its way beside it. Rejects when a page cannot be read; the connection is then destroyed, so that the client
 * sees a broken transfer and never a truncated but well-formed list.
 */
export async function sendJsonList(requestContext: RequestContext, nextPage: NextPage): Promise<void> {
  const { method, response } = requestContext
  if (response.headersSent || response.destroyed) return
  const gzip = compressor(requestContext)
  response.writeHead(200, { 'Content-Type': jsonType })
  if (method === 'HEAD') {
    gzip?.destroy()
    response.end()
    return
  }
  try {
    const text = jsonArray(nextPage, () => response.destroy())
    await (gzip ? pipeline(text, gzip, response) : pipeline(text, response))
  } catch (error) {
    // The client disconnected or was too slow.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
