import { pipeline } from 'node:stream/promises'
import { jsonType } from './answer.ts'
import type { RequestContext } from './requestContext.ts'

/** How long a client may take to read one page, in milliseconds. One that reads a byte now and then is cut off too. */
const pageTime = 30_000

/** Reads the next page of a list; null at its end. */
export type NextPage = () => Promise<readonly unknown[] | null>

/** The items of the next page as they stand in a JSON array. Only the text is held while the client reads it. */
async function textOfNext(nextPage: NextPage): Promise<string | null> {
  const items = await nextPage()
  return items && JSON.stringify(items).slice(1, -1)
}

async function* jsonArray(nextPage: NextPage, onSlow: () => void): AsyncGenerator<string> {
  let separator = '['
  for (let text = await textOfNext(nextPage); text !== null; text = await textOfNext(nextPage)) {
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
 * Streams a list as a JSON array, one page in memory at a time: a page is read when the client has taken the one
 * before it. Rejects when a page cannot be read; the connection is destroyed then, so that the client sees a broken
 * transfer and never a list that is short but well-formed.
 */
export async function sendJsonList({ method, response }: RequestContext, nextPage: NextPage): Promise<void> {
  if (response.headersSent || response.destroyed) return
  response.writeHead(200, { 'Content-Type': jsonType })
  if (method === 'HEAD') {
    response.end()
    return
  }
  try {
    await pipeline(
      jsonArray(nextPage, () => response.destroy()),
      response,
    )
  } catch (error) {
    // The client has left, or was cut off.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
