import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNetwork } from './network.ts'

const end = vi.fn()
const network = createNetwork({ token: 'secret', end })
const parameters = {
  name: 'watching',
  text: 'subscription watching { news }',
  operationKind: 'subscription',
  id: null,
  metadata: {},
} as unknown as RequestParameters

let line: ReadableStreamDefaultController<Uint8Array>
let sent: RequestInit | undefined

/** The server's side of the next stream. */
function answerStream() {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller
    },
  })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent = init
    init.signal?.addEventListener('abort', () => line.error(new DOMException('aborted', 'AbortError')))
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
}
const say = (text: string) => line.enqueue(new TextEncoder().encode(text))
const tell = (result: unknown) => say(`event: next\ndata: ${JSON.stringify(result)}\n\n`)

/** Subscribes, and collects the results. */
function listen() {
  const heard: GraphQLResponse[] = []
  const over = vi.fn()
  const failed = vi.fn()
  const subscription = network
    .execute(parameters, {}, {})
    .subscribe({ next: (response) => void heard.push(response), complete: over, error: failed })
  return { heard, over, failed, subscription }
}

beforeEach(() => end.mockClear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('A subscription hands on one result after the other, until the server ends it', async () => {
  answerStream()
  const { heard, over } = listen()
  await vi.waitFor(() => expect(sent).toBeDefined())
  expect(new Headers(sent?.headers).get('accept')).toBe('text/event-stream')
  expect(new Headers(sent?.headers).get('authorization')).toBe('Bearer secret')
  say(':\n\n')
  tell({ data: { news: 1 } })
  say('event: next\ndata: {"da')
  say('ta":{"news":2}}\n\n')
  await vi.waitFor(() => expect(heard).toMatchObject([{ data: { news: 1 } }, { data: { news: 2 } }]))
  say('event: complete\ndata:\n\n')
  await vi.waitFor(() => expect(over).toHaveBeenCalledOnce())
})

test('A session that ends on the way ends here', async () => {
  answerStream()
  const { failed } = listen()
  await vi.waitFor(() => expect(sent).toBeDefined())
  tell({ data: null, errors: [{ message: 'Session expired', extensions: { code: 'SESSION_EXPIRED' } }] })
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(end).toHaveBeenCalledOnce()
})

test('A session that had ended before is told by the status', async () => {
  const text = JSON.stringify({
    errors: [{ message: 'Session expired', extensions: { code: 'SESSION_EXPIRED' } }],
  })
  vi.stubGlobal('fetch', async () => new Response(text, { status: 401 }))
  const { failed } = listen()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(end).toHaveBeenCalledOnce()
})

test('A lost line is an error, and nobody is signed out', async () => {
  answerStream()
  const { failed } = listen()
  await vi.waitFor(() => expect(sent).toBeDefined())
  tell({ data: { news: 1 } })
  line.error(new TypeError('network error'))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(end).not.toHaveBeenCalled()
})

test('A line without a sign of life for half a minute is lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answerStream()
  sent = undefined
  const { failed } = listen()
  await vi.waitFor(() => expect(sent).toBeDefined())
  for (let i = 0; i < 5; i += 1) {
    await vi.advanceTimersByTimeAsync(12_000)
    say(':\n\n')
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_001)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
})

test('A subscriber that leaves ends the request', async () => {
  answerStream()
  const { subscription } = listen()
  await vi.waitFor(() => expect(sent).toBeDefined())
  subscription.unsubscribe()
  await vi.waitFor(() => expect(sent?.signal?.aborted).toBe(true))
})

test('What a person does is told to the server, once in half a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  answerStream()
  sent = undefined
  const { subscription } = listen()
  await vi.waitFor(() => expect(sent).toBeDefined())
  const notes: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    notes.push([JSON.parse(String(init.body)).operationName, new Headers(init.headers).get('authorization')])
    return new Response('{}')
  })
  const act = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  act('scroll')
  expect(notes).toEqual([])
  act('keydown')
  act('pointerdown')
  vi.advanceTimersByTime(29_000)
  act('wheel')
  expect(notes).toEqual([['noteUseMutation', 'Bearer secret']])
  vi.advanceTimersByTime(1_000)
  act('wheel')
  expect(notes).toHaveLength(2)
  subscription.unsubscribe()
  await vi.waitFor(() => expect(sent?.signal?.aborted).toBe(true))
  vi.advanceTimersByTime(30_000)
  act('keydown')
  expect(notes).toHaveLength(2)
})
