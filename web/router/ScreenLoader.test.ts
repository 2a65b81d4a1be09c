import type { IEnvironment } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patience } from './Reservation.ts'
import { ScreenLoader } from './ScreenLoader.ts'
import type { Place, Screen } from './screen.ts'

const place = (query = ''): Place => ({ params: {}, search: new URLSearchParams(query) })
const dispose = vi.fn()
const refresh = vi.fn()
let data: Promise<void>
let start: ReturnType<typeof vi.fn<Screen['start']>>
let screen: Screen
let loader: ScreenLoader

beforeEach(() => {
  vi.useFakeTimers()
  dispose.mockClear()
  refresh.mockClear()
  data = Promise.resolve()
  start = vi.fn(() => ({ element: new Promise(() => {}), skeleton: null, data, refresh, dispose }))
  screen = { paths: ['/a'], title: 'A', access: 'business', key: ({ search }) => `a ${search}`, start }
  loader = new ScreenLoader({} as IEnvironment)
})
afterEach(() => vi.useRealTimers())

describe('a preloaded screen', () => {
  test('is started once, however often it is hovered, and handed to the navigation', () => {
    loader.preload(screen, place())
    loader.preload(screen, place())
    loader.open(screen, place())
    expect(start).toHaveBeenCalledOnce()
  })

  test('is handed over once: the next visit starts afresh', () => {
    loader.preload(screen, place())
    loader.open(screen, place())
    loader.open(screen, place())
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('is no other screen’s and no other place’s', () => {
    loader.preload(screen, place('q=a'))
    loader.open(screen, place('q=b'))
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('is disposed after 30 s when nobody comes, and started anew after that', () => {
    loader.preload(screen, place())
    vi.advanceTimersByTime(patience - 1)
    expect(dispose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(dispose).toHaveBeenCalledOnce()
    loader.open(screen, place())
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('that failed on its way is not handed over', async () => {
    data = Promise.reject(new Error('offline'))
    loader.preload(screen, place())
    await vi.advanceTimersByTimeAsync(0)
    loader.open(screen, place())
    expect(start).toHaveBeenCalledTimes(2)
  })
})

describe('an opened screen', () => {
  test('is disposed after 30 s when its navigation was interrupted', () => {
    loader.open(screen, place())
    vi.advanceTimersByTime(patience)
    expect(dispose).toHaveBeenCalledOnce()
  })

  test('is kept while it is shown, and 30 s beyond', () => {
    const letGo = loader.open(screen, place()).adopt()
    vi.advanceTimersByTime(10 * patience)
    expect(dispose).not.toHaveBeenCalled()
    letGo()
    vi.advanceTimersByTime(patience - 1)
    expect(dispose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(dispose).toHaveBeenCalledOnce()
  })

  test('survives being let go and adopted again, as React does while developing', () => {
    const reservation = loader.open(screen, place())
    reservation.adopt()()
    reservation.adopt()
    vi.advanceTimersByTime(10 * patience)
    expect(dispose).not.toHaveBeenCalled()
  })
})

test('only what somebody shows is asked for again', () => {
  const shown = loader.open(screen, place('q=shown'))
  const left = loader.open(screen, place('q=left'))
  loader.preload(screen, place('q=hovered'))
  const leave = left.adopt()
  shown.adopt()
  leave()
  loader.refreshShown()
  expect(refresh).toHaveBeenCalledOnce()
})
