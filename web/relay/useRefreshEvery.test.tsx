import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefreshProvider } from './RefreshContext.ts'
import { Refresher } from './Refresher.ts'
import { useRefreshEvery } from './useRefreshEvery.ts'

let refresh: ReturnType<typeof vi.spyOn>
let stop: () => void

const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  const refresher = new Refresher()
  refresh = vi.spyOn(refresher, 'refresh').mockResolvedValue()
  const rendered = renderHook(() => useRefreshEvery(30_000), {
    wrapper: ({ children }) => <RefreshProvider value={refresher}>{children}</RefreshProvider>,
  })
  stop = rendered.unmount
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a visible page is read again at each interval, until it is left', () => {
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(29_999)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_001)
  expect(refresh).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(120_000)
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('a hidden page asks nothing, and asks at once when it is seen again', () => {
  show(true)
  vi.advanceTimersByTime(300_000)
  expect(refresh).not.toHaveBeenCalled()
  show(false)
  expect(refresh).toHaveBeenCalledTimes(1)
})
