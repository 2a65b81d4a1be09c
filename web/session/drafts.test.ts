import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDraft, draftOf, hasDrafts } from '#web/lib/drafts.ts'
import { closeStore, dana, load, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
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

  test('is kept when the page is loaded again, before signing in too, and then dropped for who signs in', () => {
    openStore().reload()
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    sessionStorage.clear()
    localStorage.clear()
    closeStore()
    expect(openStore().reload()).toBe(true)
    expect(load).toHaveBeenLastCalledWith(window.location.href)
    closeStore()
    const store = openStore()
    expect(draftOf('form')).toEqual({ city: 'Rochester' })
    store.signIn(token('business'), dana)
    expect(draftOf('form')).toBeNull()
  })

  test('keeps the page when it cannot be stored', () => {
    const stop = addDraft(() => ['secret', { password: 'deep blue sea' }])
    expect(openStore().reload()).toBe(false)
    expect(load).not.toHaveBeenCalled()
    expect(hasDrafts()).toBe(false)
    stop()
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
