import { afterEach, describe, expect, test, vi } from 'vitest'
import { dana, hour, load, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
import { storeBusinessSession, token } from '#web/testing/sessions.ts'
import type { SessionStore } from './SessionStore.ts'
import { storageKeys } from './storage.ts'

setUpSessionStore()

describe('signing in', () => {
  test('keeps token and user', () => {
    const store = openStore()
    const issued = token('business')
    store.signIn(issued, dana)
    expect(store.token).toBe(issued)
    expect(localStorage.getItem(storageKeys.token)).toBe(issued)
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual(dana)
  })

  test('Signing in as superadmin leaves nothing of the business user', () => {
    storeBusinessSession()
    const store = openStore()
    store.signInSuperadmin(token('superadmin'), { id: '1', username: 'triton', email: 't@cuecard.example' })
    expect(store.current.kind).toBe('superadmin')
    expect(Object.keys(localStorage).sort()).toEqual([storageKeys.token, storageKeys.superadmin])
  })

  test('tells those who listen', () => {
    const store = openStore()
    const listener = vi.fn()
    store.subscribe(listener)
    store.signIn(token('business'), dana)
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('the end of a session', () => {
  test('Logout clears all storage and loads sign-in', () => {
    storeBusinessSession()
    localStorage.setItem('other', 'gone')
    const store = openStore()
    store.signOut()
    expect(localStorage).toHaveLength(0)
    expect(store.current.kind).toBe('none')
    expect(load).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('comes by itself when the token expires', () => {
    storeBusinessSession(token('business', Date.now() + hour))
    const store = openStore()
    vi.advanceTimersByTime(hour - 1)
    expect(store.current.kind).toBe('business')
    vi.advanceTimersByTime(1)
    expect(store.current.kind).toBe('none')
    expect(localStorage).toHaveLength(0)
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=EXPIRED')
  })

  test('waits for tokens that outlast the longest timer', () => {
    storeBusinessSession(token('business', Date.now() + 1000 * hour))
    const store = openStore()
    vi.advanceTimersByTime(999 * hour)
    expect(store.current.kind).toBe('business')
    vi.advanceTimersByTime(hour)
    expect(store.current.kind).toBe('none')
  })

  test('is noticed when the page comes back to view after a sleep', () => {
    storeBusinessSession(token('business', Date.now() + hour))
    const store = openStore()
    vi.setSystemTime(Date.now() + 2 * hour)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(store.current.kind).toBe('none')
  })
})

describe('Logout', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['an answer', async () => new Response('{}')],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that never comes', () => new Promise(() => {})],
  ])('tells the server and leaves at once, with %s', async (_what, answer) => {
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    const issued = token('business', Date.now() + hour)
    storeBusinessSession(issued)
    openStore().signOut()
    expect(localStorage).toHaveLength(0)
    expect(load).toHaveBeenCalledExactlyOnceWith('/login')
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${issued}` },
      keepalive: true,
    })
  })
})

describe('a new token after a change of the password', () => {
  test('takes the place of the old one, whose end was heard first', async () => {
    storeBusinessSession()
    const store = openStore()
    const renewed = token('business', Date.now() + 2 * hour)
    await store.renew(async (goOnWith) => {
      store.end()
      expect(store.current.kind).toBe('business')
      goOnWith(renewed)
      // Every later request uses the new token, and a reload finds it.
      expect(store.token).toBe(renewed)
      expect(localStorage.getItem(storageKeys.token)).toBe(renewed)
    })
    expect(store.token).toBe(renewed)
    expect(localStorage.getItem(storageKeys.token)).toBe(renewed)
    expect(load).not.toHaveBeenCalled()
  })

  test('is not there when the change was refused: then an end that was heard counts', async () => {
    storeBusinessSession()
    const store = openStore()
    await store.renew(async () => undefined)
    expect(store.current.kind).toBe('business')
    await store.renew(async () => {
      store.end('DEACTIVATED')
    })
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=DEACTIVATED')
  })

  test('is not forgotten by a tab that still holds the old one', () => {
    storeBusinessSession()
    const store = openStore()
    const renewed = token('business', Date.now() + 2 * hour)
    localStorage.setItem(storageKeys.token, renewed)
    store.end()
    expect(localStorage.getItem(storageKeys.token)).toBe(renewed)
    expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href)
  })
})

describe('Back to a page that the browser kept', () => {
  const turn = (type: 'pagehide' | 'pageshow', persisted = true) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }))
  const hidden = () => document.body.style.visibility === 'hidden'

  afterEach(() => {
    document.body.style.visibility = ''
  })

  test('shows it while the session lasts', () => {
    storeBusinessSession()
    openStore()
    turn('pagehide')
    expect(hidden()).toBe(true)
    turn('pageshow')
    expect(hidden()).toBe(false)
    expect(load).not.toHaveBeenCalled()
  })

  test.each([
    ['Logout here', (store: SessionStore) => store.signOut(), '/login'],
    ['Logout in another tab', () => localStorage.clear(), undefined],
    ['the end of its token', () => vi.setSystemTime(Date.now() + 1000 * hour), undefined],
    ['a sign-in elsewhere', () => storeBusinessSession(token('business', Date.now() + 2 * hour)), undefined],
  ])('shows nothing of it after %s, and loads anew', (_what, end, first) => {
    storeBusinessSession()
    const store = openStore()
    end(store)
    expect(load.mock.calls).toEqual(first ? [[first]] : [])
    load.mockClear()
    turn('pagehide')
    turn('pageshow')
    expect(hidden()).toBe(true)
    expect(load).toHaveBeenCalledOnce()
  })

  test('shows sign-in again, which has no session', () => {
    openStore()
    turn('pagehide')
    turn('pageshow')
    expect(hidden()).toBe(false)
    expect(load).not.toHaveBeenCalled()
  })

  test('leaves a page alone that is not kept', () => {
    storeBusinessSession()
    openStore()
    turn('pagehide', false)
    turn('pageshow', false)
    expect(hidden()).toBe(false)
  })
})
