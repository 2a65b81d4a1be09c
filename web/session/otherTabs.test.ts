import { describe, expect, test, vi } from 'vitest'
import { hour, load, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
import { storeBusinessSession, token } from '#web/testing/sessions.ts'
import { storageKeys } from './storage.ts'

setUpSessionStore()

describe('other tabs', () => {
  test('a Logout there signs out here', () => {
    storeBusinessSession()
    const store = openStore()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(store.current.kind).toBe('none')
    expect(load).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('a session that ends there says here why', () => {
    storeBusinessSession()
    openStore()
    const told: (string | null)[] = []
    const noteStorage = vi.spyOn(Storage.prototype, 'setItem')
    noteStorage.mockImplementation((key, value) => void told.push(key, value))
    openStore().end('ENDED_BY_OWNER')
    noteStorage.mockRestore()
    const [key = null, newValue] = told
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(load.mock.calls).toEqual(Array(2).fill(['/login?next=%2F&reason=ENDED_BY_OWNER']))
  })

  test('another person signing in there loads this page anew', () => {
    storeBusinessSession()
    openStore()
    storeBusinessSession(token('business', Date.now() + 2 * hour))
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href)
  })

  test('anything else that changes there is ignored', () => {
    storeBusinessSession()
    openStore()
    localStorage.setItem('other', '1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    expect(load).not.toHaveBeenCalled()
  })
})
