import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDraft, draftOf, hasDrafts } from '#web/lib/drafts.ts'
import { storeBusinessSession, token } from '#web/testing/sessions.ts'
import { SessionStore } from './SessionStore.ts'
import { storageKeys } from './storage.ts'

const hour = 3_600_000
const dana = {
  id: 1,
  businessId: 1,
  username: 'dana',
  firstName: 'Dana',
  lastName: 'W',
  role: 'admin',
} as const
const load = vi.fn()
let stop: () => void

function open(): SessionStore {
  const store = new SessionStore({ storage: localStorage, load })
  stop = store.watch()
  return store
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 1) })
  localStorage.clear()
  load.mockClear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('signing in', () => {
  test('keeps token and user', () => {
    const store = open()
    const issued = token('business')
    store.signIn(issued, dana)
    expect(store.token).toBe(issued)
    expect(localStorage.getItem(storageKeys.token)).toBe(issued)
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual(dana)
  })

  test('as superadmin leaves nothing of the business user', () => {
    storeBusinessSession()
    const store = open()
    store.signInSuperadmin(token('superadmin'), { id: '1', username: 'triton', email: 't@cuecard.example' })
    expect(store.current.kind).toBe('superadmin')
    expect(Object.keys(localStorage).sort()).toEqual([storageKeys.token, storageKeys.superadmin])
  })

  test('tells those who listen', () => {
    const store = open()
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
    const store = open()
    store.signOut()
    expect(localStorage).toHaveLength(0)
    expect(store.current.kind).toBe('none')
    expect(load).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('comes by itself when the token expires', () => {
    storeBusinessSession(token('business', Date.now() + hour))
    const store = open()
    vi.advanceTimersByTime(hour - 1)
    expect(store.current.kind).toBe('business')
    vi.advanceTimersByTime(1)
    expect(store.current.kind).toBe('none')
    expect(localStorage).toHaveLength(0)
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=EXPIRED')
  })

  test('waits for tokens that outlast the longest timer', () => {
    storeBusinessSession(token('business', Date.now() + 1000 * hour))
    const store = open()
    vi.advanceTimersByTime(999 * hour)
    expect(store.current.kind).toBe('business')
    vi.advanceTimersByTime(hour)
    expect(store.current.kind).toBe('none')
  })

  test('is noticed when the page comes back to view after a sleep', () => {
    storeBusinessSession(token('business', Date.now() + hour))
    const store = open()
    vi.setSystemTime(Date.now() + 2 * hour)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(store.current.kind).toBe('none')
  })
})

describe('what was typed', () => {
  let close: () => void
  beforeEach(() => {
    sessionStorage.clear()
    storeBusinessSession()
    close = addDraft(() => ['form', { city: 'Rochester' }])
  })
  afterEach(() => close())

  test('is kept when the session ends, for the same person', () => {
    open().end('DEACTIVATED')
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    stop()
    open().signIn(token('business'), dana)
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    stop()
    open().signIn(token('business'), { ...dana, id: 2 })
    expect(draftOf('form')).toBeNull()
  })

  test('is dropped by Logout in another tab, also when the server reports it first', () => {
    open().end('SIGNED_OUT')
    expect(load).toHaveBeenCalledExactlyOnceWith('/login')
    stop()
    open().signIn(token('business'), dana)
    expect(draftOf('form')).toBeNull()
  })

  test('is kept when it ended in another tab', () => {
    open()
    localStorage.removeItem(storageKeys.token)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=ENDED')
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
  })

  test('goes with Logout, here and in another tab', () => {
    open().signOut()
    expect(hasDrafts()).toBe(false)
    stop()
    storeBusinessSession()
    open()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(hasDrafts()).toBe(false)
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
    open().signOut()
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
    const store = open()
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
    const store = open()
    await store.renew(async () => undefined)
    expect(store.current.kind).toBe('business')
    await store.renew(async () => {
      store.end('DEACTIVATED')
    })
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=DEACTIVATED')
  })

  test('is not forgotten by a tab that still holds the old one', () => {
    storeBusinessSession()
    const store = open()
    const renewed = token('business', Date.now() + 2 * hour)
    localStorage.setItem(storageKeys.token, renewed)
    store.end()
    expect(localStorage.getItem(storageKeys.token)).toBe(renewed)
    expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href)
  })
})

describe('other tabs', () => {
  test('a Logout there signs out here', () => {
    storeBusinessSession()
    const store = open()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(store.current.kind).toBe('none')
    expect(load).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('another person signing in there loads this page anew', () => {
    storeBusinessSession()
    open()
    storeBusinessSession(token('business', Date.now() + 2 * hour))
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href)
  })

  test('anything else that changes there is ignored', () => {
    storeBusinessSession()
    open()
    localStorage.setItem('other', '1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    expect(load).not.toHaveBeenCalled()
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
    open()
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
    const store = open()
    end(store)
    expect(load.mock.calls).toEqual(first ? [[first]] : [])
    load.mockClear()
    turn('pagehide')
    turn('pageshow')
    expect(hidden()).toBe(true)
    expect(load).toHaveBeenCalledOnce()
  })

  test('shows sign-in again, which has no session', () => {
    open()
    turn('pagehide')
    turn('pageshow')
    expect(hidden()).toBe(false)
    expect(load).not.toHaveBeenCalled()
  })

  test('leaves a page alone that is not kept', () => {
    storeBusinessSession()
    open()
    turn('pagehide', false)
    turn('pageshow', false)
    expect(hidden()).toBe(false)
  })
})
