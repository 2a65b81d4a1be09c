import { describe, expect, it } from 'vitest'
import { businessNameForMail } from '#api/modules/auth/mails/businessName.ts'

describe('the name of a business in a mail', () => {
  it.each([
    ['Corner Pocket Billiards', 'Corner Pocket Billiards'],
    ['  Harbor\r\n Cues  ', 'Harbor Cues'],
    ['Cue & Co. of St. Paul', 'Cue & Co. of St. Paul'],
    ['Studio 54: Darts', 'Studio 54: Darts'],
    ['Ca\u200bfé\u202e', 'Café'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(120), `${'x'.repeat(59)}…`],
    ['🎱'.repeat(61), `${'🎱'.repeat(59)}…`],
  ])('%j is shown as %j', (name, shown) => {
    expect(businessNameForMail(name)).toBe(shown)
  })

  it.each([
    'URGENT: your account was locked. Verify at https://evil.example/login',
    'https://evil.example',
    'hxxp://evil',
    'evil.example',
    'Go to EVIL.EXAMPLE now',
    'www.evil',
    'www .evil',
    'evil .example',
    'evil.\u200bexample',
    'evil\u2024example',
    'evil\uff0eexample',
    'evil\u3002example',
    'evil\uff61example',
    'evil@example',
    'evil\uff20example',
    'tel:5550100',
    'mailto:evil',
    'http\uff1aevil',
    '\\\\evil\\share',
    '//evil/login',
    '1.2.3.4',
    'Call 1-800-555-0199',
    'Call (555) 010 0200 now',
    `${'x'.repeat(70)} evil.example`,
    '\u200b\u2060',
  ])('%j is left out', (name) => {
    expect(businessNameForMail(name)).toBeNull()
  })
})
