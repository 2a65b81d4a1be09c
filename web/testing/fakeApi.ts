import { vi } from 'vitest'
import { checkAnswer } from './possibleAnswer.ts'

/** A request that the browser sent. */
export interface SentRequest {
  readonly operation: string
  readonly variables: Record<string, unknown>
  readonly headers: Headers
  readonly credentials: RequestCredentials | undefined
}

type Answer = Plain | (() => Plain | Promise<Plain>)
type Plain = {
  status?: number
  text?: string
  data?: unknown
  errors?: readonly unknown[]
  /** The responses of other operations from then on, as after a mutation. */
  after?: Record<string, Answer>
}

/**
 * A fake API: answers operations by name and records the requests. Data that the API could not answer fail the test. An
 * operation without an answer never resolves, as on a very slow connection. Without a network (`loseConnection`) every
 * request fails.
 */
export function fakeApi(answers: Record<string, Answer> = {}) {
  const requests: SentRequest[] = []
  const known = new Map(Object.entries(answers))

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    if (url === '/health') return new Response('ok')
    const { operationName, documentId, variables } = JSON.parse(String(init.body))
    const headers = new Headers(init.headers)
    requests.push({ operation: operationName, variables, headers, credentials: init.credentials })
    const answer = known.get(operationName)
    if (!answer) return new Promise<Response>(() => {})
    const { status = 200, text, after = {}, ...body } = typeof answer === 'function' ? await answer() : answer
    for (const [operation, next] of Object.entries(after)) known.set(operation, next)
    if (body.data && !body.errors) checkAnswer(documentId, variables, body.data)
    return new Response(text ?? JSON.stringify(body), { status })
  })

  return {
    requests,
    /** The requests of one operation. */
    sent: (operation: string) => requests.filter((request) => request.operation === operation),
    /** Sets the answers from now on. */
    answer: (operation: string, answer: Answer) => void known.set(operation, answer),
  }
}

/** An error as the API returns it. */
export function refusal(code: string, message: string, extensions: Record<string, unknown> = {}) {
  return { data: null, errors: [{ message, extensions: { code, ...extensions } }] }
}
