import type { IEnvironment } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refresher } from '#web/relay/Refresher.ts'
import { preloadTimeout } from './PreloadedScreen.ts'
import { ScreenLoader } from './ScreenLoader.ts'
import type { Screen, ScreenLocation } from './screen.ts'

const location = (query = ''): ScreenLocation => ({ params: {}, search: new URLSearchParams(query) })
const dispose = vi.fn()
const read = vi.fn(async () => [])
let data: Promise<void>
let start: ReturnType<typeof vi.fn<Screen['start']>>
let screen: Screen
let refresher: Refresher
let loader: ScreenLoader
let fromMemory: boolean
let failed: boolean

beforeEach(() => {
  vi.useFakeTimers()
  dispose.mockClear()
  read.mockClear()
  fromMemory = false
  failed = false
  data = Promise.resolve()
  const element = new Promise<never>(() => {})
  start = vi.fn(() => ({ element, skeleton: null, data, failed: () => failed, fromMemory, read, dispose }))
  const key = ({ search }: ScreenLocation) => `a ${search}`
  const basics = { paths: ['/a'], title: 'A', access: 'business' } as const
  screen = { ...basics, queryName: 'A', shows: ['Contact'], key, start }
  refresher = new Refresher()
  loader = new ScreenLoader({} as IEnvironment, refresher)
})
afterEach(() => vi.useRealTimers())

describe('a preloaded screen', () => {
  test('is started once, however often it is hovered, and handed to the navigation', () => {
    loader.preload(screen, location())
    loader.preload(screen, location())
    loader.open(screen, location())
    expect(start).toHaveBeenCalledOnce()
  })

  test('is handed over once: the next visit starts afresh', () => {
    loader.preload(screen, location())
    loader.open(screen, location())
    loader.open(screen, location())
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('is no other screen’s and no other place’s', () => {
    loader.preload(screen, location('q=a'))
    loader.open(screen, location('q=b'))
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('is disposed after 30 s when nobody comes, and started anew after that', () => {
    loader.preload(screen, location())
    vi.advanceTimersByTime(preloadTimeout - 1)
    expect(dispose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(dispose).toHaveBeenCalledOnce()
    loader.open(screen, location())
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('A preloaded screen that failed on its way is not handed over', async () => {
    data = Promise.reject(new Error('offline'))
    loader.preload(screen, location())
    await vi.advanceTimersByTimeAsync(0)
    loader.open(screen, location())
    expect(start).toHaveBeenCalledTimes(2)
  })
})

test('A preloaded screen whose request failed before its code arrived is started anew', () => {
  data = new Promise(() => {})
  loader.preload(screen, location())
  failed = true
  loader.open(screen, location())
  expect(start).toHaveBeenCalledTimes(2)
})

describe('an opened screen', () => {
  test('is disposed after 30 s when its navigation was interrupted', () => {
    loader.open(screen, location())
    vi.advanceTimersByTime(preloadTimeout)
    expect(dispose).toHaveBeenCalledOnce()
  })

  test('is kept while it is shown, and 30 s beyond', () => {
    const letGo = loader.open(screen, location()).adopt()
    vi.advanceTimersByTime(10 * preloadTimeout)
    expect(dispose).not.toHaveBeenCalled()
    letGo()
    vi.advanceTimersByTime(preloadTimeout - 1)
    expect(dispose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(dispose).toHaveBeenCalledOnce()
  })

  test('survives being let go and adopted again, as React does while developing', () => {
    const preloaded = loader.open(screen, location())
    preloaded.adopt()()
    preloaded.adopt()
    vi.advanceTimersByTime(10 * preloadTimeout)
    expect(dispose).not.toHaveBeenCalled()
  })
})

describe('a refresh', () => {
  test('reads what somebody shows, and nothing else', async () => {
    const shown = loader.open(screen, location('q=shown'))
    const left = loader.open(screen, location('q=left'))
    loader.preload(screen, location('q=hovered'))
    const leave = left.adopt()
    shown.adopt()
    leave()
    await refresher.refresh()
    expect(read).toHaveBeenCalledOnce()
  })

  test('reads the pages that its lists have loaded too, as long as they are there', async () => {
    const shown = loader.open(screen, location())
    shown.adopt()
    const pages = vi.fn(async () => [])
    const list = { rows: () => 50, read: pages }
    shown.extraPages.add(list)
    await refresher.refresh(['Contact'])
    shown.extraPages.delete(list)
    const again = refresher.refresh(['Contact'])
    await vi.advanceTimersByTimeAsync(250)
    await again
    expect([read.mock.calls.length, pages.mock.calls.length]).toEqual([2, 1])
  })

  test('follows at once when something changed between the request and the screen, once', async () => {
    const hovered = 'q=hovered'
    loader.preload(screen, location(hovered))
    const opened = loader.open(screen, location())
    await refresher.refresh(['Customer'])
    opened.adopt()()
    await vi.advanceTimersByTimeAsync(250)
    expect(read).not.toHaveBeenCalled()

    await refresher.refresh(['Contact'])
    for (const late of [opened, loader.open(screen, location(hovered))]) {
      late.adopt()()
      late.adopt()
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('follows what changed while the skeleton was shown as soon as the screen is', async () => {
    const opened = loader.open(screen, location())
    const release = opened.keep()
    await refresher.refresh(['Contact'])
    await vi.advanceTimersByTimeAsync(2 * preloadTimeout)
    expect(read).not.toHaveBeenCalled()
    release()
    opened.adopt()
    await vi.advanceTimersByTimeAsync(250)
    expect(read).toHaveBeenCalledOnce()
    expect(dispose).not.toHaveBeenCalled()
  })

  test('follows at once when a screen shows what was in memory, and only then', async () => {
    loader.open(screen, location('q=fresh')).adopt()
    await vi.advanceTimersByTimeAsync(0)
    expect(read).not.toHaveBeenCalled()
    fromMemory = true
    loader.open(screen, location('q=old')).adopt()
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledOnce()
  })
})
