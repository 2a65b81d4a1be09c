import type { AnyJson } from '#api/testing/harness/http/anyJson.ts'
import type { TestServer } from '#api/testing/harness/http/httpServer.ts'

/** A subscription as a client receives it. */
export interface LiveStream {
  status: number
  /** The next result; null after the end of the stream. */
  next(): Promise<AnyJson>
  /** Reads results until one satisfies the predicate. */
  until(right: (result: AnyJson) => boolean): Promise<AnyJson>
  close(): void
}

const watch = 'subscription { changes { mayBeIncomplete types } }'

/** Opens a stream of changes on a server. */
export async function openStream(server: TestServer, token?: string, query = watch): Promise<LiveStream> {
  const leaving = new AbortController()
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const results = isStream && response.body ? eventsOf(response.body) : single(response)
  const next = async () => (await results.next().catch(() => ({ value: undefined }))).value ?? null
  return {
    status: response.status,
    next,
    async until(right) {
      for (let result = await next(); result !== null; result = await next()) if (right(result)) return result
      throw new Error('the stream ended without it')
    },
    close: () => leaving.abort(),
  }
}

async function* single(response: Response): AsyncGenerator<unknown> {
  yield await response.json()
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  let heard = ''
  for await (const chunk of body) {
    const events = (heard + decoder.decode(chunk, { stream: true })).split('\n\n')
    heard = events.pop() ?? ''
    for (const event of events) {
      const [, name, data = ''] = /^event: (\w+)\ndata:(.*)$/s.exec(event) ?? []
      if (name === 'next') yield JSON.parse(data)
      if (name === 'complete') return
    }
  }
}
