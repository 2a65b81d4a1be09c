import { beforeEach, describe, expect, test } from 'vitest'
import { dana, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
import { token } from '#web/testing/sessions.ts'
import { homeOf } from './access.ts'
import { ownEntries, takeUpEntries } from './historyEntry.ts'

setUpSessionStore()
beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const ana = { ...dana, id: 11, businessId: 7 }
const address = () => window.location.pathname + window.location.search

/** The page as its reader finds it after pressing Back. */
function loadPage(reader?: typeof ana | typeof dana) {
  localStorage.clear()
  const store = openStore()
  if (reader) store.signIn(token('business'), reader)
  takeUpEntries(store)
  let navigated = () => {}
  const subscribe = (listener: (...state: never[]) => void) => {
    navigated = listener as () => void
    return () => {}
  }
  ownEntries({ subscribe }, store)
  navigated()
  return { store, navigated: () => navigated() }
}

test('each loaded page has an entry of its own, which a reload keeps', () => {
  loadPage()
  const { key } = window.history.state
  loadPage()
  expect(window.history.state.key).toBe(key)
  window.history.replaceState(null, '')
  loadPage()
  expect(window.history.state.key).not.toBe(key)
})

test('what else the entry holds stays for its owner', () => {
  const { navigated } = loadPage(ana)
  window.history.replaceState({ idx: 3, usr: 'draft' }, '', '/customers?q=Stone')
  navigated()
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
    const { navigated } = loadPage(ana)
    window.history.pushState({ key: 'left', usr: { username: 'ana' } }, '')
    navigated()
  })

  test.each(left)('shows the next one %s as %s', (from, to) => {
    window.history.replaceState(window.history.state, '', from)
    loadPage(dana)
    expect(address()).toBe(to)
    expect(window.history.state).toEqual({ key: 'left', owner: '1:1', usr: null })
  })

  test.each(left)('shows the next one %s as %s after a step on a page that is loaded', (from, to) => {
    const entry = window.history.state
    loadPage(dana)
    window.history.replaceState(entry, '', from)
    window.dispatchEvent(new PopStateEvent('popstate'))
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

  test('gives its owner their page back', () => {
    window.history.replaceState(window.history.state, '', '/customers?q=Stone')
    const { store } = loadPage()
    store.signIn(token('business'), ana)
    const signIn = new URL('/login?next=%2Fcustomers%3Fq%3DStone', window.location.origin)
    expect(homeOf(store.current, signIn)).toBe('/customers?q=Stone')
  })
})
