import {
  type FetchFunction,
  Network,
  Observable,
  type RequestParameters,
  type SubscribeFunction,
  type Variables,
} from 'relay-runtime'
import { compareClocks } from '#web/lib/clock.ts'
import { checkConnection, reportAnswer } from '#web/lib/connection.ts'
import type { EndReason } from '#web/session/endReason.ts'
import { ApiError } from './ApiError.ts'
import { type Answer, readAnswer } from './readAnswer.ts'

/** The time-out of a request, in milliseconds. */
const timeLimit = 30_000

/** The part of the session that the network needs. */
export interface Credentials {
  readonly token: string | null
  /** Called when the server reports that the session of a request has ended, with the reason. */
  end: (reason?: EndReason) => void
}

/**
 * Relay's network layer: POST `/graphql` with the bearer token and cookies. Subscriptions are streams from the same
 * URL; their code is loaded with the first subscription.
 */
export function createNetwork(credentials: Credentials) {
  /** The data of the response to a request that was sent with this token. */
  const unwrap = (answer: Answer, token: string | null) => {
    if (answer.error === null) return answer.data
    // A failed sign-in has no token and must not redirect.
    if (answer.sessionOver && token !== null && credentials.token === token) {
      credentials.end(answer.error.reason)
    }
    throw answer.error
  }

  const send: FetchFunction = async (request, variables, { metadata }) => {
    const { token } = credentials
    // Without a session no queries are sent. Mutations are, because signing in is a mutation.
    if (request.operationKind === 'query' && token === null)
      throw new ApiError('UNAUTHENTICATED', 'Please sign in.')

    const response = await post(token, requestBody(request, variables), metadata?.headers as SentHeaders)
    return unwrap(readAnswer(response.status, response.statusText, response.text), token)
  }

  const watch: SubscribeFunction = (request, variables) =>
    Observable.create((sink) => {
      const { token } = credentials
      const leaving = new AbortController()
      const read = async () => {
        const { streamOf } = await import('./stream.ts')
        const answers = streamOf(requestBody(request, variables), token, leaving.signal)
        for await (const answer of answers) sink.next(unwrap(answer, token))
      }
      read().then(sink.complete, sink.error)
      return () => leaving.abort()
    })

  return Network.create(send, watch)
}

/** Headers of one request, which the `metadata` of a mutation names. */
export type SentHeaders = Record<string, string>

/** The body of a request: the id of a stored operation. */
function requestBody({ id, name }: RequestParameters, variables: Variables) {
  return { documentId: id, operationName: name, variables }
}

async function post(token: string | null, body: object, sent: SentHeaders) {
  const json = 'application/json'
  const headers = {
    'content-type': json,
    accept: json,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...sent,
  }
  const sentAt = Date.now()
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      credentials: 'include',
      signal: AbortSignal.timeout(timeLimit),
    })
    const { status, statusText } = response
    compareClocks(response.headers.get('date'), sentAt)
    const text = await response.text()
    // 502 and above: a proxy has answered, the server has not.
    if (status < 502) reportAnswer()
    else void checkConnection()
    return { status, statusText, text }
  } catch (thrown) {
    void checkConnection()
    if (thrown instanceof DOMException && thrown.name === 'TimeoutError') {
      throw new ApiError('UNAVAILABLE', 'The server took too long to answer. Please try again.')
    }
    throw new ApiError('OFFLINE', 'Cuecard can’t be reached. Check your connection and try again.')
  }
}
