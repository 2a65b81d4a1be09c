import { describe, expect, test } from 'vitest'
import type { Session } from '#web/session/session.ts'
import { dana } from '#web/testing/sessionStore.ts'
import { detour, homeOf } from './access.ts'

const nobody: Session = { kind: 'none' }
const business: Session = { kind: 'business', token: 't', expiresAt: 1, user: dana }
const superadmin: Session = {
  kind: 'superadmin',
  token: 't',
  expiresAt: 1,
  superadmin: { id: '1', username: 'triton', email: 't@cuecard.example' },
}
const at = (path: string) => new URL(path, 'http://localhost:4000')

test.each([
  ['business', nobody, '/', '/login'],
  ['business', nobody, '/customers?q=a b', '/login?next=%2Fcustomers%3Fq%3Da%2520b'],
  ['business', business, '/customers', null],
  ['business', superadmin, '/customers', '/triton-admin-panel'],
  ['superadmin', nobody, '/triton-admin-panel', '/login?next=%2Ftriton-admin-panel'],
  ['superadmin', business, '/triton-admin-panel', '/'],
  ['superadmin', superadmin, '/triton-admin-panel', null],
  ['guest', nobody, '/login', null],
  ['guest', business, '/login?next=%2Fcustomers', '/customers'],
  ['guest', superadmin, '/login?next=%2Fcustomers', '/triton-admin-panel'],
  ['anyone', nobody, '/forgot-password', null],
  ['anyone', business, '/forgot-password', null],
] as const)('a screen for %s, asked for by %o at %s, leads to %s', (access, session, path, elsewhere) => {
  expect(detour(access, session, at(path))).toBe(elsewhere)
})

describe('the page first asked for', () => {
  test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', '//', 'javascript:alert(1)'])(
    'is never somebody else’s: %s',
    (next) => {
      expect(homeOf(business, at(`/login?${new URLSearchParams({ next })}`))).toBe('/')
    },
  )

  test('keeps its search', () => {
    expect(homeOf(business, at('/login?next=%2Fcustomers%3Fq%3Dab'))).toBe('/customers?q=ab')
  })
})
