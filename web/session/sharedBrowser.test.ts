import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recentCustomers, rememberCustomer } from '#web/features/customers/recentCustomers.ts'
import { addDraft, draftOf } from '#web/lib/drafts.ts'
import { closeStore, dana, hour, openStore, setUpSessionStore } from '#web/testing/sessionStore.ts'
import { token } from '#web/testing/sessions.ts'
import type { EndReason } from './endReason.ts'
import type { SessionStore } from './SessionStore.ts'
import { recall, remember, storageKeys } from './storage.ts'

setUpSessionStore()

const ana = { ...dana, id: 11, businessId: 7, username: 'ana-of-seven', firstName: 'Ana' }
const others = {
  'a colleague': (store: SessionStore) => store.signIn(token('business'), { ...dana, id: 12, businessId: 7 }),
  'the same number elsewhere': (store: SessionStore) =>
    store.signIn(token('business'), { ...dana, id: 11, businessId: 71 }),
  'the superadmin': (store: SessionStore) =>
    store.signInSuperadmin(token('superadmin'), { id: '11', username: 'triton', email: 't@cuecard.example' }),
}

const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
let close: () => void

describe('a browser that two people share', () => {
  let store: SessionStore
  beforeEach(() => {
    sessionStorage.clear()
    // What earlier versions stored belongs to nobody.
    localStorage.setItem('recent_customers', '["marks of the first"]')
    localStorage.setItem('user:ADMIN:graphiql:query', 'marks of the first')
    store = openStore()
    store.signIn(token('business'), ana)
    rememberCustomer('marks of the first')
    remember('customer_layout', 'marks of the first')
    remember('first-steps-hidden', 'marks of the first')
    sessionStorage.setItem('7:11 scroll_positions', 'marks of the first')
    sessionStorage.setItem('7:11 graphiql:query', 'marks of the first')
    close = addDraft(() => ['form', { notes: 'marks of the first' }])
  })
  afterEach(() => close())

  const ends: Record<string, () => void> = {
    Logout: () => store.signOut(),
    'a new password by mail': () => store.forget(),
    'a token that expired on another page': () =>
      localStorage.setItem(storageKeys.token, token('business', 1)),
    'a token that somebody damaged': () => localStorage.setItem(storageKeys.token, 'x'),
  }
  const reasons: EndReason[] = [
    'EXPIRED',
    'SIGNED_OUT',
    'IDLE',
    'PASSWORD_CHANGED',
    'ROLE_CHANGED',
    'DEACTIVATED',
    'SUSPENDED',
  ]
  for (const reason of reasons) ends[reason] = () => store.end(reason)

  const cases = Object.keys(ends).flatMap((end) => Object.keys(others).map((other) => ({ end, other })))

  test.each(cases)(
    'A browser that two people share has nothing of the first after $end and the sign-in of $other',
    ({ end, other }) => {
      ends[end]?.()
      closeStore()
      const next = openStore()
      others[other as keyof typeof others](next)
      expect(recentCustomers()).toEqual([])
      expect(recall('first-steps-hidden')).toBeNull()
      expect(draftOf('form')).toBeNull()
      expect(everything()).not.toMatch(/marks of the first|ana-of-seven|"7:11 /)
    },
  )

  test('has nothing of the first when the second signs in while the first is still signed in', () => {
    const elsewhere = openStore()
    others['a colleague'](elsewhere)
    expect({ ...localStorage }).not.toHaveProperty('7:11 recent_customers')
    expect(recentCustomers()).toEqual([])
  })

  test('has everything of the first when only the session has expired, and nothing after Logout', () => {
    store.end('EXPIRED')
    closeStore()
    const again = openStore()
    again.signIn(token('business', Date.now() + hour), ana)
    expect(recentCustomers()).toEqual(['marks of the first'])
    expect(sessionStorage.getItem('7:11 graphiql:query')).toBe('marks of the first')
    expect(draftOf('form')).toEqual({ notes: 'marks of the first' })
    again.signOut()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })
})
