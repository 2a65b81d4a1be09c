import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeUpAfterOthers } from '#web/session/leftAddress.ts'
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
  ['guest', business, '/login?next=%2Flogin', '/'],
  ['guest', business, '/login?next=%2Flogin%3Fnext%3D%2Ftasks', '/'],
  ['guest', business, '/login?next=%2Fx%2F..%2Flogin', '/'],
  ['guest', superadmin, '/login?next=%2Fcustomers', '/triton-admin-panel'],
  ['guest', superadmin, '/login?next=%2Ftriton-admin-panel%3Ftab%3Dsystem', '/triton-admin-panel?tab=system'],
  ['guest', superadmin, '/login?next=%2F%2Ftriton-admin-panel', '/triton-admin-panel'],
  ['anyone', nobody, '/forgot-password', null],
  ['anyone', business, '/forgot-password', null],
] as const)('A screen for %s, asked for by %o at %s, leads to %s', (access, session, path, elsewhere) => {
  expect(detour(access, session, at(path))).toBe(elsewhere)
})

describe('the page first asked for', () => {
  // Another person may have left this page in an earlier test.
  beforeEach(() => {
    sessionStorage.clear()
    takeUpAfterOthers('3:7')
  })

  const { origin } = at('/')
  const pageFor = (next: string) => homeOf(business, at(`/login?${new URLSearchParams({ next })}`))
  const pieces = [
    ...[
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      ';',
      '[',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
    ],
    ...[
      '\u2215',
      '\u2044',
      '\uff0f',
      '\uff3c',
      '\u3002',
      '\ufeff',
      '\u202e',
      '\ud800',
      'evil.example',
      'localhost',
      '4001',
    ],
    ...['http:', 'https:', 'javascript:alert(1)', 'data:text/html,x', 'blob:', 'login', 'customers'],
  ]
  const joined = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''))
  const text = fc.oneof(joined, fc.string({ unit: 'binary' }), fc.webUrl())

  test('is on this site, whatever the link says', () => {
    const isOwn = (next: string) => {
      const page = pageFor(next)
      expect(page.startsWith('/')).toBe(true)
      expect(new URL(page, origin)).toMatchObject({ origin, username: '', password: '' })
      // Opening the page by a link to sign-in leads to the same page.
      expect(pageFor(page)).toBe(page)
    }
    fc.assert(
      fc.property(text, (next) => {
        isOwn(next)
        isOwn(`/${next}`)
      }),
      { numRuns: 3_000 },
    )
  })

  test.each([
    ['/..//evil.example/x', '/evil.example/x'],
    ['/.\t/..\\/evil.example', '/evil.example'],
    ['/%2e%2e///evil.example', '/evil.example'],
    ['//evil.example/x', '/'],
    ['/\n/evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/customers?q=ab', '/customers?q=ab'],
  ])('%j leads to %s', (next, page) => {
    expect(pageFor(next)).toBe(page)
  })
})
