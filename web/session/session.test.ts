import { beforeEach, describe, expect, test } from 'vitest'
import { storeBusinessSession, storeSuperadminSession, token } from '#web/testing/sessions.ts'
import { restoreSession } from './session.ts'
import { storageKeys } from './storage.ts'
import { decodeToken } from './token.ts'

const now = Date.UTC(2026, 4, 1)
const restore = () => restoreSession(localStorage, now)

beforeEach(() => localStorage.clear())

describe('restoring the session', () => {
  test('Nobody is restored when nothing is stored', () => {
    expect(restore()).toEqual({ kind: 'none' })
  })

  test('The business user of an unexpired token is restored', () => {
    const stored = storeBusinessSession(token('business', now + 1000))
    expect(restore()).toMatchObject({
      kind: 'business',
      token: stored,
      expiresAt: now + 1000,
      user: { firstName: 'Dana', role: 'admin', businessId: 1 },
    })
  })

  test('The superadmin of a superadmin token is restored', () => {
    storeSuperadminSession(token('superadmin', now + 1000))
    expect(restore()).toMatchObject({ kind: 'superadmin', superadmin: { username: 'triton' } })
  })

  test('an expired token clears its entries and leaves others', () => {
    storeBusinessSession(token('business', now))
    localStorage.setItem('other', 'kept')
    expect(restore()).toEqual({ kind: 'none', ended: 'EXPIRED' })
    expect({ ...localStorage }).toEqual({ other: 'kept' })
  })

  test.each(['garbage', 'a.b.c', '', `a.${btoa('"text"')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
    'a malformed token (%j) clears all storage',
    (malformed) => {
      storeBusinessSession(malformed)
      localStorage.setItem('other', 'gone')
      expect(restore()).toEqual({ kind: 'none' })
      expect(localStorage).toHaveLength(0)
    },
  )

  test('a token without its data is no session', () => {
    localStorage.setItem(storageKeys.token, token('business', now + 1000))
    expect(restore()).toEqual({ kind: 'none' })
    expect(localStorage).toHaveLength(0)
  })

  test('a superadmin token does not open a business with left-over user data', () => {
    storeBusinessSession(token('superadmin', now + 1000))
    expect(restore()).toEqual({ kind: 'none' })
  })

  test('unreadable data is no data', () => {
    storeBusinessSession(token('business', now + 1000))
    localStorage.setItem(storageKeys.user, '{broken')
    expect(restore()).toEqual({ kind: 'none' })
  })
})

test('A token reads beyond ASCII', () => {
  const payload = Buffer.from(JSON.stringify({ exp: 1, type: 'superadmin', name: 'Žofie ✓' })).toString(
    'base64url',
  )
  expect(decodeToken(`a.${payload}.c`)).toEqual({ type: 'superadmin', expiresAt: 1000 })
})
