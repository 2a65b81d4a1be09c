import { createClient, NetworkError, type RequestParams } from 'graphql-sse'
import { noteUse } from './noteUse.ts'
import { type Answer, type GraphQLBody, readAnswer, readResult } from './readAnswer.ts'

/** The server sends a keep-alive every 12 s; after this many milliseconds of silence the connection counts as lost. */
const longestSilence = 30_000

/** The results of a subscription, until the server completes it, the connection is lost, or the signal aborts it. */
export async function* streamOf(
  request: object,
  token: string | null,
  signal: AbortSignal,
): AsyncGenerator<Answer, void, void> {
  const client = createClient({
    url: '/graphql',
    credentials: 'include',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    // The caller decides when to reconnect.
    retryAttempts: 0,
    fetchFn: attentiveFetch,
  })
  const stopNoting = token === null ? undefined : noteUse(token)
  const end = () => {
    stopNoting?.()
    client.dispose()
  }
  signal.addEventListener('abort', end)
  try {
    if (signal.aborted) return
    for await (const result of client.iterate(request as RequestParams)) {
      const answer = readResult(result as GraphQLBody)
      if (answer) yield answer
    }
  } catch (thrown) {
    const refusal = thrown instanceof NetworkError && thrown.response instanceof Response && thrown.response
    if (!refusal) throw thrown
    yield readAnswer(refusal.status, refusal.statusText, await refusal.text())
  } finally {
    end()
  }
}

/** Fetches, and aborts when nothing has arrived for too long, not even a keep-alive. */
async function attentiveFetch(url: string, init: RequestInit): Promise<Response> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), longestSilence)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), longestSilence)
  }
  const signals = [silence.signal, ...(init.signal ? [init.signal] : [])]
  // Low, because what the screen itself asks for goes first. Tools that measure a page also wait for pending requests
  // of a higher priority, and this one never ends.
  const response = await fetch(url, { ...init, priority: 'low', signal: AbortSignal.any(signals) })
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      heard()
      controller.enqueue(chunk)
    },
    flush: () => clearTimeout(timer),
  })
  return new Response(response.body?.pipeThrough(listening), response)
}
