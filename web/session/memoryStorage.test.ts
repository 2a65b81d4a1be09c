import { afterEach, expect, test, vi } from 'vitest'
import { addDraft, draftOf } from '#web/lib/drafts.ts'
import { closeStore, dana, load, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
import { token } from '#web/testing/sessions.ts'
import { replaceForbiddenStorage } from './memoryStorage.ts'
import { recall, remember } from './storage.ts'

const names = ['localStorage', 'sessionStorage'] as const
const own = names.map((name) => Object.getOwnPropertyDescriptor(window, name))

/** Makes the browser refuse its storage, as one does that blocks all data of sites. */
function forbidStorage() {
  for (const name of names)
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}

/** Such a page, whose storage can be given back after the test. */
function openForbidden() {
  forbidStorage()
  replaceForbiddenStorage()
}

setUpSessionStore()
afterEach(() => {
  closeStore()
  names.forEach((name, i) => {
    Reflect.deleteProperty(window, name)
    if (own[i]) Object.defineProperty(window, name, own[i])
  })
})

test('Where the browser forbids its storage, the page keeps who is signed in, what they typed and where they were', () => {
  openForbidden()
  const store = openStore()
  expect(store.token).toBeNull()
  store.signIn(token('business'), dana)
  expect(store.token).toBe(token('business'))
  remember('layout', 'list')
  expect(recall('layout')).toBe('list')
  const close = addDraft(() => ['form', { city: 'Rochester' }])
  store.end('EXPIRED')
  close()
  expect(load).toHaveBeenCalledExactlyOnceWith('/login?next=%2F&reason=EXPIRED')
  expect(draftOf('form')).toEqual({ city: 'Rochester' })
  expect(recall('layout')).toBeNull()
  store.signIn(token('business'), { ...dana, id: 2 })
  expect(draftOf('form')).toBeNull()
  expect(recall('layout')).toBeNull()
})

test.each(['constructor', 'toString', '1', ''])('Such a page stores “%s” like any other name', (name) => {
  openForbidden()
  expect(sessionStorage.getItem(name)).toBeNull()
  sessionStorage.setItem(name, 'value')
  expect(sessionStorage.getItem(name)).toBe('value')
  expect(Object.keys(sessionStorage)).toEqual([name])
  sessionStorage.clear()
  expect(sessionStorage.getItem(name)).toBeNull()
})

test('A storage that the browser allows stays', () => {
  const allowed = names.map((name) => window[name])
  replaceForbiddenStorage()
  expect(names.map((name) => window[name])).toEqual(allowed)
  expect(vi.isMockFunction(localStorage.getItem)).toBe(false)
})
