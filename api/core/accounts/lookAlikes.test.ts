import { describe, expect, it } from 'vitest'
import { looksTheSame } from '#api/core/accounts/usernames.ts'

describe('names that look the same', () => {
  it.each([
    ['admin', '\u0430dmin', 'Cyrillic а'],
    ['Nora', 'N\u043er\u0430', 'Cyrillic о and а'],
    ['BOB', '\u0412\u041e\u0412', 'Cyrillic alone'],
    ['pepsi', '\u0440\u0435\u0440\u0455\u0456', 'Cyrillic alone, small'],
    ['Nora', '\u039dora', 'Greek Ν'],
    ['oto', '\u03bf\u03c4\u03bf', 'Greek alone'],
    ['CAROL', '\u03f9AROL', 'a lunate sigma'],
    ['nora', '\uff4e\uff4f\uff52\uff41', 'full width'],
    ['nora', '\u{1d427}\u{1d428}\u{1d42b}\u{1d41a}', 'mathematical bold'],
    ['nora', 'no\u00adra', 'a soft hyphen'],
    ['nora', 'nora\u2800', 'an empty Braille cell at the end'],
    ['nora', 'nora\ufe0f', 'a variation selector'],
    ['gina', '\u0261ina', 'a script g'],
    ['sun', 's\u057dn', 'an Armenian letter'],
    ['alëna', 'al\u0451na', 'Cyrillic ё'],
  ])('%s and %s: %s', (one, other) => {
    expect(looksTheSame(one, other)).toBe(true)
    expect(looksTheSame(other, one.toUpperCase() === one ? one : one.toLowerCase())).toBe(true)
  })

  it.each([
    ['jose', 'josé'],
    ['bob1', 'bobl'],
    ['modern', 'modem'],
    ['jorn', 'jørn'],
    ['anna', 'ана'],
    ['nora', 'norah'],
    ['мария', 'марина'],
  ])('%s and %s do not look the same', (one, other) => {
    expect(looksTheSame(one, other)).toBe(false)
  })
})
