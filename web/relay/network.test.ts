import type { RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { ApiError } from './ApiError.ts'
import { createNetwork } from './network.ts'

const end = vi.fn()
const credentials = { token: 'secret' as string | null, end }
const network = createNetwork(credentials)

function send(operationKind: 'query' | 'mutation' = 'query') {
  const request = {
    name: 'any',
    text: `${operationKind} any { field }`,
    operationKind,
    id: null,
    metadata: {},
  }
  const parameters = request as unknown as RequestParameters
  return network.execute(parameters, { id: '1' }, {}).toPromise()
}
const failure = () => send().catch((thrown: unknown) => thrown)

beforeEach(() => {
  credentials.token = 'secret'
  end.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a request', () => {
  test('carries the bearer token, cookies and variables', async () => {
    const api = fakeApi({ any: { data: { field: 1 } } })
    await expect(send()).resolves.toMatchObject({ data: { field: 1 } })
    const [request] = api.requests
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    expect(request?.credentials).toBe('include')
    expect(request?.variables).toEqual({ id: '1' })
  })

  test('is not made for a query while nobody is signed in', async () => {
    credentials.token = null
    const api = fakeApi({ any: { data: { field: 1 } } })
    await expect(send()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(api.requests).toHaveLength(0)
  })

  test('is made for a mutation while nobody is signed in, without a bearer', async () => {
    credentials.token = null
    const api = fakeApi({ any: { data: { field: 1 } } })
    await send('mutation')
    expect(api.requests[0]?.headers.has('authorization')).toBe(false)
  })
})

describe('no answer', () => {
  test('is OFFLINE when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failure()
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'OFFLINE', message: expect.stringContaining('can’t be reached') })
  })

  test('is given up after 30 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')))
    expect(await failure()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(timeout).toHaveBeenCalledWith(30_000)
  })
})

describe('the session is over', () => {
  test.each([
    { status: 401, text: 'Token EXPIRED' },
    { status: 403, text: 'invalid token' },
    { status: 401, ...refusal('SESSION_EXPIRED', 'Session expired, please sign in again') },
    { status: 200, ...refusal('SESSION_EXPIRED', 'Session expired, please sign in again') },
  ])('The session is over after $status $text', async (answer) => {
    fakeApi({ any: answer })
    await failure()
    expect(end).toHaveBeenCalledOnce()
  })

  test.each([
    { status: 403, ...refusal('FORBIDDEN', 'You do not have permission to do this.') },
    { status: 401, text: 'Unauthorized' },
    { status: 400, ...refusal('BAD_INPUT', 'Invalid input') },
    { status: 500, text: 'invalid' },
  ])('The session is not over after $status $text $errors.0.message', async (answer) => {
    fakeApi({ any: answer })
    expect(await failure()).toBeInstanceOf(ApiError)
    expect(end).not.toHaveBeenCalled()
  })

  test('The session is not over after a failed sign-in, which carries no token', async () => {
    credentials.token = null
    fakeApi({ any: { status: 401, ...refusal('INVALID_CREDENTIALS', 'Invalid username or password') } })
    await expect(send('mutation')).rejects.toThrow('Invalid username or password')
    expect(end).not.toHaveBeenCalled()
  })

  test('The session is not over when an answer to an older session comes late', async () => {
    fakeApi({
      any: () => {
        credentials.token = 'newer'
        return { status: 401, text: 'expired' }
      },
    })
    await failure()
    expect(end).not.toHaveBeenCalled()
  })
})
