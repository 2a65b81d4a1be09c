import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { More } from '#web/relay/usePages.ts'
import { LoadMore } from './LoadMore.tsx'

/** An observer of an end that is always near; like the browser's, it tells so when it begins to observe. */
class NearObserver {
  readonly #told: IntersectionObserverCallback
  constructor(told: IntersectionObserverCallback) {
    this.#told = told
  }
  observe() {
    this.#told([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', NearObserver))
afterEach(() => vi.unstubAllGlobals())

const loadNext = vi.fn<More['loadNext']>()
const list = (isLoadingNext: boolean) => (
  <LoadMore hasNext isLoadingNext={isLoadingNext} loadNext={loadNext} noun="customers" />
)

test.each([
  ['loads the next page when it has come', null, 2],
  ['waits for the user after a failure', new Error('Down'), 1],
])('The end of a list that stays in view %s', (_what, error, loads) => {
  loadNext.mockClear()
  const { rerender } = render(list(false))
  expect(loadNext).toHaveBeenCalledOnce()
  rerender(list(true))
  act(() => loadNext.mock.lastCall?.[1]?.onComplete(error))
  rerender(list(false))
  expect(loadNext).toHaveBeenCalledTimes(loads)
  expect(screen.queryAllByText('More customers could not be loaded.')).toHaveLength(error ? 1 : 0)
})
