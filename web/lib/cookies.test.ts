import { afterEach, expect, test, vi } from 'vitest'
import { writeCookie } from './cookies.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['https:', true],
  ['http:', false],
])('A cookie of a page over %s is secure: %s', (protocol, isSecure) => {
  const set = vi.spyOn(document, 'cookie', 'set')
  vi.stubGlobal('location', { protocol })
  writeCookie('theme', 'dark')
  const [text = ''] = set.mock.calls[0] ?? []
  expect([text.startsWith('theme=dark; path=/; '), text.endsWith('; secure')]).toEqual([true, isSecure])
})
