import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('web/ui/theme.css', 'utf8')

const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover']
const texts = ['ink', 'muted', 'faint', 'accent-ink', 'danger-ink']
const tones = [...tokens.keys()].flatMap((name) => (name.endsWith('-soft') ? name.slice(0, -5) : []))

const textPairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ...tones.map((tone) => [`${tone}-ink`, `${tone}-soft`] as const),
  ['ink', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
] as const

/**
 * Elements that must be distinguishable from their background without being text: borders of fields, the focus ring,
 * filled controls.
 */
const shapePairs = [
  ...['canvas', 'surface', 'raised'].flatMap((ground) => [
    ['field', ground] as const,
    ['focus', ground] as const,
    ['danger', ground] as const,
  ]),
  ['accent', 'canvas'],
  ['accent', 'surface'],
  ['on-accent', 'field'],
] as const

function ratio(first: string, second: string, theme: 'light' | 'dark'): number {
  const [one, two] = [tokens.get(first), tokens.get(second)]
  if (!one || !two) throw new Error(`No such pair of tokens: ${first}, ${second}`)
  return contrast(one[theme], two[theme])
}

describe.each(['light', 'dark'] as const)('tokens in the %s theme', (theme) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(ratio(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s stands out from %s', (shape, ground) => {
    expect(ratio(shape, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

it('Every opaque colour of the theme is a pair in a form this test can read', () => {
  const declared = [...css.matchAll(/^\s*--color-([\w-]+): /gm)].map(([, name]) => name)
  expect(declared.filter((name) => name !== 'scrim')).toEqual([...tokens.keys()])
})
