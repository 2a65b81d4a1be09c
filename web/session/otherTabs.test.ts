import { describe, expect, test } from 'vitest'
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
