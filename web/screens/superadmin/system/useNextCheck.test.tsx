import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefreshProvider } from '#web/relay/RefreshContext.ts'
import { Refresher } from '#web/relay/Refresher.ts'
import { useRefreshAt } from '#web/relay/useRefreshAt.ts'
import { useNextCheck } from './useNextCheck.ts'

let refresh: ReturnType<typeof vi.spyOn>
let stop: () => void

const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  const refresher = new Refresher()
  const rendered = renderHook(({ checkedAt }) => useRefreshAt(useNextCheck(checkedAt)), {
    initialProps: { checkedAt: '0' },
    wrapper: ({ children }) => <RefreshProvider value={refresher}>{children}</RefreshProvider>,
  })
  refresh = vi.spyOn(refresher, 'refresh').mockImplementation(async () => {
    rendered.rerender({ checkedAt: String(refresh.mock.calls.length) })
  })
  stop = rendered.unmount
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('A visible page is read again half a minute after each answer, until it is left', () => {
  expect(refresh).not.toHaveBeenCalled()
  pass(29_999)
  expect(refresh).not.toHaveBeenCalled()
  for (const rest of [101, 30_100, 30_100]) pass(rest)
  expect(refresh).toHaveBeenCalledTimes(3)
  stop()
  pass(120_000)
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('A hidden page asks nothing, and asks at once when it is seen again', () => {
  show(true)
  pass(300_000)
  expect(refresh).not.toHaveBeenCalled()
  show(false)
  pass(1)
  expect(refresh).toHaveBeenCalledTimes(1)
})
