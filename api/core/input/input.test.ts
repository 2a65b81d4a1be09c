import { describe, expect, it } from 'vitest'
import { longText, optionalLongText, optionalText, parse, text } from '#api/core/input/input.ts'

const name = text('Name', 80)
const refusalOf = (value: string) => {
  try {
    return parse(name, value)
  } catch (error) {
    return (error as Error).message
  }
}

it.each(['a\rb', 'a\r\nb', 'a\nb', '\ra\r\nb\r'])('The lines of %j end as everywhere', (value) => {
  expect([
    parse(longText('Content', 80), value),
    parse(optionalLongText('Notes', 80), value),
    parse(name, value),
    parse(optionalText('City', 80), value),
  ]).toEqual(['a\nb', 'a\nb', 'a b', 'a b'])
})

it.each([
  ['Ann\tLee', 'Ann Lee'],
  ['Ann \n\n\t Lee', 'Ann Lee'],
  ['Ann\u2028Lee\u2029', 'Ann Lee'],
  ['\nAnn  Lee\t', 'Ann  Lee'],
])('A name %j stands in one line', (value, stored) => {
  expect(parse(name, value)).toBe(stored)
})

describe('text that must be there', () => {
  it.each([
    ['zero width space', '\u200b'],
    ['word joiner', '\u2060'],
    ['soft hyphen', '\u00ad'],
    ['Mongolian vowel separator', '\u180e'],
    ['empty Braille cell', '\u2800'],
    ['Hangul filler', '\u3164'],
    ['Hangul choseong filler', '\u115f'],
    ['Hangul jungseong filler', '\u1160'],
    ['half-width Hangul filler', '\uffa0'],
    ['combining grapheme joiner', '\u034f'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['bidirectional controls', '\u202e\u2066\u200f'],
    ['combining marks', '\u0301\u20dd'],
    ['empty note head', '\u{1d159}'],
    ['several kinds among blanks', ' \u200b \u3164\n\u2800\t\u00a0 '],
  ])('is missing when it is %s alone', (_what, value) => {
    expect(refusalOf(value)).toBe('Name is required')
    expect(refusalOf(value.repeat(3))).toBe('Name is required')
    expect(refusalOf(`${value}a`)).not.toBe('Name is required')
  })

  it.each(['李', 'Åsa', '\u00e9', 'किरण', '🎱', '1\ufe0f\u20e3', '?', '‿', 'م', '\ud55c'])(
    'is there as %s',
    (value) => {
      expect(refusalOf(value)).toBe(value)
    },
  )

  it('becomes canonical before it is measured', () => {
    const decomposed = 'e\u0301\u200b'
    expect(refusalOf(decomposed.repeat(80))).toBe('é'.repeat(80))
    // It has three characters in NFC.
    expect(refusalOf('\ufb2c'.repeat(30))).toBe('Name must be at most 80 characters')
  })

  it('is none when it is invisible and nothing is required', () => {
    expect(parse(optionalText('Notes', 80), '\u200b')).toBeNull()
  })
})
