import { describe, expect, it } from 'vitest'
import { phoneSearch } from './phone.ts'

describe('phoneSearch', () => {
  it.each([
    '585-010-9999',
    '+1 585 010 9999',
    '1-585-010-9999',
    '15850109999',
    '(585) 010-9999 x12',
    'tel:+1-585-010-9999',
    'phone 585-010-9999',
    'Missed call from +1 (585) 010-9999',
    'Cell: 585.010.9999',
    'sms:+15850109999',
    'callto:5850109999',
    'Voicemail from 585-010-9999',
    '\u202a+1 585\u2011010\u20119999\u202c',
    '585 010 9999 (mobile)',
  ])('%j is a number alone', (text) => {
    expect(phoneSearch(text)).toEqual({ digits: '5850109999', words: [] })
  })

  it.each([
    ['Terrence Coley 585-010-9999', '5850109999', ['Terrence', 'Coley']],
    ['+1 585 010 9999 COLEY TERRENCE', '5850109999', ['COLEY', 'TERRENCE']],
    ['O’Hara, Ana (585) 010', '585010', ['O’Hara', 'Ana']],
    ['(585) 010-9999 ext 5 Ana O’Hara', '5850109999', ['Ana', 'O’Hara']],
    ['585-010-9999 Max 5', '5850109999', ['Max', '5']],
    ['Ana 9999', '9999', ['Ana']],
    ['+1 585', '585', []],
    ['1-585-01', '58501', []],
    ['9999', '9999', []],
    ['+44 20 7946 0958', '442079460958', []],
    ['585_010 #99', '58501099', []],
  ])('%j has %s beside %j', (text, digits, words) => {
    expect(phoneSearch(text)).toEqual({ digits, words })
  })

  it.each(['', 'Ana', '12', 'ana99999', 'ana.5850109999@example.org', 'no. 7', '3/4 cloth'])(
    '%j has no number',
    (text) => expect(phoneSearch(text)).toBeNull(),
  )
})
