import { describe, expect, it } from 'vitest'
import { createSeals } from '#api/core/auth/sealing.ts'

const seals = createSeals('a secret for tests, long enough to sign')
const kind = 'twilio-auth-token'

describe('a sealed text', () => {
  it.each(['', 'a token', 'ü 💬', 'x'.repeat(5000)])('opens to what it was: %#', (text) => {
    expect(seals.open(kind, 2, seals.seal(kind, 2, text))).toBe(text)
  })

  it('shows nothing, and looks different each time', () => {
    const [one, other] = [seals.seal(kind, 2, 'a token'), seals.seal(kind, 2, 'a token')]
    expect(one).toMatch(/^v1\.[\w-]{16}\.[\w-]{31}$/)
    expect(one).not.toBe(other)
  })

  it('opens for its business alone', () => {
    expect(seals.open(kind, 3, seals.seal(kind, 2, 'a token'))).toBeNull()
  })

  it('opens with its secret alone', () => {
    const others = createSeals('another secret, as long as the first one')
    expect(others.open(kind, 2, seals.seal(kind, 2, 'a token'))).toBeNull()
  })

  it('does not open when a bit of it was changed', () => {
    const [version, nonce = '', content = ''] = seals.seal(kind, 2, 'a token').split('.')
    const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    expect(seals.open(kind, 2, [version, other(nonce), content].join('.'))).toBeNull()
    expect(seals.open(kind, 2, [version, nonce, other(content)].join('.'))).toBeNull()
    expect(seals.open(kind, 2, [version, nonce, content.slice(0, -4)].join('.'))).toBeNull()
    expect(seals.open(kind, 2, ['v2', nonce, content].join('.'))).toBeNull()
  })

  it.each(['', 'v1', 'v1..', 'v1.a.b', 'v1.a.b.c', 'a plain token', '.'.repeat(50)])(
    '%j does not open',
    (text) => {
      expect(seals.open(kind, 2, text)).toBeNull()
    },
  )
})
