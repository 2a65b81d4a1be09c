import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { checkConnection, connectionNow } from '#web/lib/connection.ts'
import { formsAside } from '#web/lib/drafts.ts'
import { impossibleAnswers } from './possibleAnswer.ts'

afterEach(cleanup)
afterEach(() => expect(impossibleAnswers(), 'answers of fakeApi that the API cannot give').toEqual([]))

// The default of one second fails on a busy machine; a passing test never waits that long.
const timeout = 4_000
configure({ asyncUtilTimeout: timeout })
const { waitFor } = vi
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout, ...options })

// Testing Library advances the fake timers of a test runner that it finds under this name.
Object.assign(globalThis, { jest: vi })

// No request leaves the test: a test that sets no answers has no server, but a connection.
globalThis.fetch = async (address) => {
  if (address === '/health') return new Response('ok')
  throw new TypeError('There is no server here: see fakeApi')
}

// The former file's page may have been somebody's, whose name its history entry keeps.
window.history.replaceState(null, '', '/')

// What a page keeps until it is loaded again.
afterEach(async () => {
  formsAside.clear()
  if (connectionNow() !== 'online') await checkConnection()
})

// Browser APIs that jsdom lacks and the controls need.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
class NoIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.IntersectionObserver ??= NoIntersectionObserver
globalThis.ResizeObserver ??= NoResizeObserver
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.getAnimations ??= () => []
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
