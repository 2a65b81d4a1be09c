import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPhone } from './phone.ts'
import { phoneProblem } from './phoneProblem.ts'

const kept = (text: string) => {
  const read = readPhone(text)
  return phoneProblem('Phone number', read) ?? read.digits
}

describe('readPhone', () => {
  it.each([
    '5550100200',
    '(555) 010-0200',
    '1-555-010-0200',
    '15550100200',
    '+15550100200',
    '+1 (555) 010-0200',
    '(+1) 555.010.0200',
    '+ 1 555 010 0200',
    '\u202a+1\u00a0(555)\u00a0010\u20110200\u202c',
    '\u200e1 555 010 0200\u200f',
    '\u20681(555)010\u20130200\u2069',
    '5550\u200b100200',
    'tel:+1-555-010-0200',
    'tel:5550100200;phone-context=+1',
    '5,550,100,200',
    '5;550;100;200',
    '1,555,010,0200',
    '555, 010, 0200',
    'TEL: 1.555.010.0200',
    'Cell: +1 555 010 0200',
    'Phone number 555 010 0200 (home)',
    '＋１ ５５５ ０１０ ０２００',
    '٥٥٥٠١٠٠٢٠٠',
    '001 555 010 0200',
    '011 1 555 010 0200',
  ])('%j is 5550100200', (text) => {
    expect(readPhone(text)).toEqual({
      digits: '5550100200',
      isForeign: false,
      extension: null,
      hasLetters: false,
    })
  })

  it.each([
    ['555-010-0200 x12', '12'],
    ['(555) 010-0200 ext. 345', '345'],
    ['555,010,0200 ext 345', '345'],
    ['+1 555 010 0200 extension 7', '7'],
    ['1-555-010-0200 #9', '9'],
    ['tel:+1-555-010-0200;ext=4321', '4321'],
    ['5550100200,,12', '12'],
    ['555 010 0200 (ext 12)', '12'],
    ['555 010 0200 poste 33', '33'],
  ])('%j has an extension', (text, extension) => {
    expect(readPhone(text)).toEqual({ digits: '5550100200', isForeign: false, extension, hasLetters: false })
  })

  it.each([
    ['+44 20 7946 0958', 'United Kingdom, +44'],
    ['+420 223 002 522', 'Czechia, +420'],
    ['(+49) 30 901820', 'Germany, +49'],
    ['0044 20 7946 0958', 'United Kingdom, +44'],
    ['011 52 55 5010 2030', 'Mexico, +52'],
    ['\u202a+33\u00a01 70 18 99 00\u202c', 'France, +33'],
    ['tel:+353-1-555-0123', 'Ireland, +353'],
    ['+800 1234 5678', '+800'],
  ])('%j is refused by the name of its country', (text, country) => {
    expect(kept(text)).toBe(`Phone number is foreign (${country}). Only North American numbers can be kept`)
  })

  it.each(['', 'call me', '555-010', '585-010-9999 / 585-010-8888', '25550100200', '1-800-FLOWERS'])(
    '%j is refused for its length, never cut',
    (text) => expect(kept(text)).toBe('Phone number must have 7 to 10 digits'),
  )

  it.each([
    ['555-0123', '5550123'],
    ['+1 555-0123', '5550123'],
    ['55501234', '55501234'],
    ['1555010020', '1555010020'],
  ])('%j is kept as %s', (text, digits) => expect(kept(text)).toBe(digits))

  it.each([
    '585-555-01O1',
    '1-585-555-FELT',
    '1-800-POOL-123',
    '(585) 555-CUES x1',
    '585-555-012E',
    'S85-555-0123',
    '555-0123 or 4',
    '555-0123 apt 4',
    '2 lines: 555-0123',
    '1 (800) 555 CUES',
  ])('%j is refused for its letters, which may stand for digits', (text) => {
    expect(kept(text)).toBe('Phone number must not have letters among its digits')
  })

  it.each(['5550123, 5550199', '555-0123 / 555-0199', '5550123;5550199'])(
    '%j is two numbers, not one with an extension',
    (text) => expect(kept(text)).toBe('Phone number must have 7 to 10 digits'),
  )

  it.each([
    '555-0123 home',
    'tel5550123',
    'Cell: 555-0123',
    '555-0123 (Ann)',
    'Ann 555-0123',
    'fax 555-0123',
  ])('%j is a short number with a label', (text) => expect(kept(text)).toBe('5550123'))

  it('finds ten digits behind any label, mark and punctuation', () => {
    const noise = fc.stringMatching(
      /^[ .()\-/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00a0]{0,3}$/,
    )
    const number = fc.stringMatching(/^[2-9]\d{9}$/)
    fc.assert(
      fc.property(
        number,
        fc.array(noise, { minLength: 10, maxLength: 10 }),
        fc.boolean(),
        (digits, gaps, one) => {
          const text = [...digits].map((digit, at) => gaps[at] + digit).join('')
          expect(readPhone(one ? `Cell: +1 ${text}` : text).digits).toBe(digits)
        },
      ),
    )
  })
})
