import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loseConnection, regainConnection } from '#web/testing/connection.ts'
import { keepLive, type StreamEvents } from './keepLive.ts'

let streams: (StreamEvents & { since: number; close: ReturnType<typeof vi.fn> })[]
let stop: () => void

const open = (events: StreamEvents, since: number) => {
  const close = vi.fn()
  streams.push({ ...events, since, close })
  return close
}
const last = () => {
  const stream = streams.at(-1)
  if (!stream) throw new Error('no stream was opened')
  return stream
}
const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  stop = keepLive(open, Date.now() - 400)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('A stream is open from the start, and one only', () => {
  expect(streams).toHaveLength(1)
  vi.advanceTimersByTime(120_000)
  expect(streams).toHaveLength(1)
})

test('A hidden page has no stream, and opens it when it is seen again', () => {
  show(true)
  expect(last().close).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(120_000)
  expect(streams).toHaveLength(1)
  show(false)
  expect(streams).toHaveLength(2)
})

test('A lost stream is opened again: soon at first, later and later while that fails', () => {
  last().lost()
  vi.advanceTimersByTime(400)
  expect(streams).toHaveLength(1)
  vi.advanceTimersByTime(600)
  expect(streams).toHaveLength(2)
  for (let i = 0; i < 6; i += 1) {
    last().lost()
    vi.advanceTimersByTime(30_000)
  }
  const before = streams.length
  last().lost()
  vi.advanceTimersByTime(14_999)
  expect(streams).toHaveLength(before)
  vi.advanceTimersByTime(15_001)
  last().heard()
  last().lost()
  vi.advanceTimersByTime(1_000)
  expect(streams).toHaveLength(before + 2)
})

test('A stream that was closed here is not taken for lost', () => {
  show(true)
  last().lost()
  vi.advanceTimersByTime(120_000)
  expect(streams).toHaveLength(1)
})

test('A new network means a new stream', async () => {
  const [first] = streams
  loseConnection()
  await regainConnection()
  expect(first?.close).toHaveBeenCalledOnce()
  expect(streams).toHaveLength(2)
})

test('In the end nothing is open and nothing comes back', async () => {
  stop()
  expect(last().close).toHaveBeenCalledOnce()
  show(false)
  loseConnection()
  await regainConnection()
  expect(streams).toHaveLength(1)
})

test('A new stream reaches back to the last word of the one before', () => {
  expect(last().since).toBe(400)
  vi.advanceTimersByTime(100)
  last().heard()
  vi.advanceTimersByTime(5_000)
  show(true)
  vi.advanceTimersByTime(2_000)
  show(false)
  expect(last().since).toBe(7_000)
})

test('What was lost without a word reaches back as far as the first', () => {
  last().lost()
  vi.advanceTimersByTime(1_000)
  expect(last().since).toBeGreaterThanOrEqual(900)
})
