import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkConnection, connectionNow, onReconnect, reportAnswer, watchConnection } from './connection.ts'

const returned = vi.fn()
const changed = vi.fn()
let answers: boolean
let probes: number
let stops: (() => void)[]

const setNetwork = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers()
  answers = true
  probes = 0
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/health')
    probes += 1
    if (!answers) throw new TypeError('Failed to fetch')
    return new Response('ok')
  })
  stops = [onReconnect(returned), watchConnection(changed)]
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  returned.mockReset()
  changed.mockReset()
})

test('A server that answers is reached, and no listener is called', async () => {
  await checkConnection()
  expect(connectionNow()).toBe('online')
  expect(changed).not.toHaveBeenCalled()
})

test('A server that does not answer is asked again, later and later, until it does', async () => {
  answers = false
  await Promise.all([checkConnection(), checkConnection()])
  expect(probes).toBe(1)
  expect(connectionNow()).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probes).toBeGreaterThan(6)
  expect(probes).toBeLessThan(16)
  expect(changed).toHaveBeenCalledOnce()
  expect(returned).not.toHaveBeenCalled()
  answers = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connectionNow()).toBe('online')
  expect(returned).toHaveBeenCalledOnce()
  const before = probes
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probes).toBe(before)
})

test('A network that is back counts once the server has answered', async () => {
  setNetwork(false)
  expect(connectionNow()).toBe('offline')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probes).toBe(0)
  answers = false
  setNetwork(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(connectionNow()).toBe('unreachable')
  expect(returned).not.toHaveBeenCalled()
  answers = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(returned).toHaveBeenCalledOnce()
})

test('An answer to any other request ends the search', async () => {
  answers = false
  await checkConnection()
  reportAnswer()
  expect(connectionNow()).toBe('online')
  expect(returned).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probes).toBe(1)
})

test('A hidden page asks nothing until it is seen', async () => {
  answers = false
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await checkConnection()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probes).toBe(1)
})

test('A page that is seen again asks at once', async () => {
  answers = false
  await checkConnection()
  await vi.advanceTimersByTimeAsync(120_000)
  answers = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connectionNow()).toBe('online')
})

test('A proxy that answers for a server that is down does not count', async () => {
  vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }))
  await checkConnection()
  expect(connectionNow()).toBe('unreachable')
})

test('Removed listeners are not called', async () => {
  for (const stop of stops) stop()
  setNetwork(false)
  setNetwork(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(changed).not.toHaveBeenCalled()
  expect(returned).not.toHaveBeenCalled()
})
