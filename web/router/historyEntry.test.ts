import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dana, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
import { token } from '#web/testing/sessions.ts'
import { homeOf } from './access.ts'
import { takeUpEntries } from './historyEntry.ts'

setUpSessionStore()
beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const ana = { ...dana, id: 11, businessId: 7 }
const address = () => window.location.pathname + window.location.search

/** The page as its reader finds it after pressing Back, and what happens when its router has moved. */
function loadPage(reader?: typeof ana | typeof dana) {
  localStorage.clear()
  const store = openStore()
  if (reader) store.signIn(token('business'), reader)
  // Called by the tests alone: a real event would also reach what other tests have left on the window.
  const listen = vi.spyOn(window, 'addEventListener')
  const moved = takeUpEntries(store)
  const [, stepped] = listen.mock.calls.find(([event]) => event === 'popstate') ?? []
  listen.mockRestore()
  window.removeEventListener('popstate', stepped as () => void)
  moved()
  return { store, moved, stepped: stepped as () => void }
}

test('Each loaded page has an entry of its own, which a reload keeps', () => {
  loadPage()
  const { key } = window.history.state
  loadPage()
  expect(window.history.state.key).toBe(key)
  window.history.replaceState(null, '')
  loadPage()
  expect(window.history.state.key).not.toBe(key)
})

test('What else the entry holds stays for its owner', () => {
  const { moved } = loadPage(ana)
  window.history.replaceState({ idx: 3, usr: 'draft' }, '', '/customers?q=Stone')
  moved()
  loadPage(ana)
  expect(window.history.state).toEqual({ idx: 3, usr: 'draft', owner: '7:11', key: expect.any(String) })
  expect(address()).toBe('/customers?q=Stone')
})

describe('an entry that another person left in this tab', () => {
  const left = [
    ['/customers?q=Stone', '/customers'],
    ['/activities?user=VXNlcjoy&q=called', '/activities'],
    ['/calendar?date=2026-12-24&technician=Bo', '/calendar'],
    ['/customers/91', '/'],
    ['/customers/Q3VzdG9tZXI6OTE=?tab=notes', '/'],
  ] as const

  beforeEach(() => {
    const { moved } = loadPage(ana)
    window.history.pushState({ key: 'left', usr: { username: 'ana' } }, '')
    moved()
  })

  test.each(left)('shows the next one %s as %s', (from, to) => {
    window.history.replaceState(window.history.state, '', from)
    loadPage(dana)
    expect(address()).toBe(to)
    expect(window.history.state).toEqual({ key: 'left', owner: '1:1', usr: null })
  })

  test.each(left)('shows the next one %s as %s after a step on a page that is loaded', (from, to) => {
    const entry = window.history.state
    const { stepped } = loadPage(dana)
    window.history.replaceState(entry, '', from)
    stepped()
    expect(address()).toBe(to)
    expect(window.history.state).toEqual({ key: 'left', owner: '1:1', usr: null })
  })

  test.each(left)('leads whoever signs in there from %s to %s', (from, to) => {
    window.history.replaceState(window.history.state, '', from)
    const { store } = loadPage()
    expect(address()).toBe(from)
    const signIn = new URL(`/login?${new URLSearchParams({ next: from })}`, window.location.origin)
    store.signIn(token('business'), dana)
    expect(homeOf(store.current, signIn)).toBe(to)
  })

  test.each(left)('leads whoever signs in after other steps from %s to %s', (from, to) => {
    window.history.replaceState(window.history.state, '', from)
    const { moved } = loadPage()
    // The router replaces the entry by sign-in, and Forward leads to an entry that nobody has.
    window.history.replaceState({ key: 'asked' }, '', `/login?${new URLSearchParams({ next: from })}`)
    moved()
    const asked = window.history.state
    window.history.replaceState({ key: 'fresh' }, '', '/login')
    sessionStorage.clear()
    const { store, stepped } = loadPage(dana)
    window.history.replaceState(asked, '', `/login?${new URLSearchParams({ next: from })}`)
    expect(homeOf(store.current, new URL(window.location.href))).toBe(to)
    stepped()
    expect(address()).toBe('/login')
  })

  test('is known at sign-in by where a session has ended', () => {
    sessionStorage.setItem('7:11 left_at', '/customers?q=Stone')
    window.history.replaceState(null, '', '/login?next=%2Fcustomers%3Fq%3DStone&reason=EXPIRED')
    loadPage()
    expect(window.history.state).toEqual({ key: expect.any(String), owner: '7:11' })
  })

  test('gives its owner their page back', () => {
    window.history.replaceState(window.history.state, '', '/customers?q=Stone')
    const { store } = loadPage()
    store.signIn(token('business'), ana)
    const signIn = new URL('/login?next=%2Fcustomers%3Fq%3DStone', window.location.origin)
    expect(homeOf(store.current, signIn)).toBe('/customers?q=Stone')
  })
})
