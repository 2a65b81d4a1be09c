import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDraft, draftOf, hasDrafts } from '#web/lib/drafts.ts'
import { closeStore, dana, hour, load, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
import { storeBusinessSession, token } from '#web/testing/sessions.ts'
import { storageKeys } from './storage.ts'

setUpSessionStore()

describe('what was typed', () => {
  let close: () => void
  beforeEach(() => {
    sessionStorage.clear()
    storeBusinessSession()
    close = addDraft(() => ['form', { city: 'Rochester' }])
  })
  afterEach(() => close())

  test('is kept when the session ends, for the same person', () => {
    openStore().end('DEACTIVATED')
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    closeStore()
    openStore().signIn(token('business'), dana)
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    closeStore()
    openStore().signIn(token('business'), { ...dana, id: 2 })
    expect(draftOf('form')).toBeNull()
  })

  test('is kept when the page is loaded again, also on the way to signing in', () => {
    openStore().reload()
    expect(load).toHaveBeenLastCalledWith(window.location.href)
    closeStore()
    localStorage.clear()
    const stop = addDraft(() => ['sign in', { username: 'dana', password: 'deep blue sea' }])
    const store = openStore()
    store.reload()
    expect(draftOf('sign in')).toEqual({ username: 'dana' })
    stop()
    store.signIn(token('business'), dana)
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    store.signIn(token('business'), { ...dana, id: 2 })
    expect(draftOf('form')).toBeNull()
  })

  test('keeps a page that would lose a secret from being loaded again without a press', () => {
    const stop = addDraft(() => ['secret', { password: 'deep blue sea' }])
    const store = openStore()
    store.reloadWithoutLoss()
    expect(load).not.toHaveBeenCalled()
    expect(hasDrafts()).toBe(false)
    stop()
    store.reloadWithoutLoss()
    expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href)
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
  })

  test('keeps a page that would lose it, because the storage is full, from being loaded again without a press', () => {
    const full = new DOMException('full', 'QuotaExceededError')
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full
    })
    openStore().reloadWithoutLoss()
    expect(load).not.toHaveBeenCalled()
    setItem.mockRestore()
  })

  test('is not stored for nobody by a page that is being left', () => {
    const store = openStore()
    store.end('EXPIRED')
    store.reload()
    store.reloadWithoutLoss()
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=EXPIRED')
  })

  test('is dropped by Logout in another tab, also when the server reports it first', () => {
    openStore().end('SIGNED_OUT')
    expect(load).toHaveBeenCalledExactlyOnceWith('/login')
    closeStore()
    openStore().signIn(token('business'), dana)
    expect(draftOf('form')).toBeNull()
  })

  test('is kept when it ended in another tab', () => {
    openStore()
    localStorage.removeItem(storageKeys.token)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=ENDED')
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
  })

  test('is kept when another tab changed the password, for the same person', () => {
    openStore()
    localStorage.setItem(storageKeys.token, token('business', Date.now() + 2 * hour))
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href)
    closeStore()
    openStore()
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    closeStore()
    openStore().signIn(token('business'), { ...dana, id: 2 })
    expect(draftOf('form')).toBeNull()
  })

  test('goes with Logout, here and in another tab', () => {
    openStore().signOut()
    expect(hasDrafts()).toBe(false)
    closeStore()
    storeBusinessSession()
    openStore()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(hasDrafts()).toBe(false)
  })
})
