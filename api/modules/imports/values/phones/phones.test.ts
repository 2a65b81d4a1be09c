import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCell, readOne } from '#api/modules/imports/testing/readOne.ts'

const excel = 'Excel has shortened this number.'

describe('a phone number', () => {
  it.each<[cell: string, number: string, others: string[], notes: string | null, warnings: string[]]>([
    ['(585) 200-0100', '5852000100', [], null, []],
    ['+1 585.200.0100', '5852000100', [], null, []],
    ["'+15852000100", '5852000100', [], null, []],
    ['200-0100', '2000100', [], null, []],
    ['585/200-0100', '5852000100', [], null, []],
    ['Cell: 585-200-0100', '5852000100', [], null, []],
    ['585-200-0100 x12', '5852000100', [], 'Cell: 585-200-0100 x12', []],
    ['5.12555E+09', '', [], 'Cell: 5.12555E+09', [excel]],
    ['5,12555E+09', '', [], 'Cell: 5,12555E+09', [excel]],
    ['5852000100.0', '5852000100', [], null, []],
    ['585-200-0100, 585-200-0101', '5852000100', ['5852000101'], 'Cell: 585-200-0101', []],
    ['585-200-0100 / 585-200-0101', '5852000100', ['5852000101'], 'Cell: 585-200-0101', []],
    ['5852000100 ::: 5852000101', '5852000100', ['5852000101'], 'Cell: 5852000101', []],
    ['(585) 200-0100 (585) 200-0101', '5852000100', ['5852000101'], 'Cell: (585) 200-0101', []],
    ['585-200-0100\n585-200-0100', '5852000100', [], null, []],
    ['200-0100 or 200-0101', '2000100', ['2000101'], 'Cell: 200-0101', []],
    [
      'Phone: (585) 200-0100 Mobile: (315) 200-0100 Fax: (716) 200-0100',
      '3152000100',
      ['5852000100'],
      'Cell: Fax: (716) 200-0100\nCell: Phone: (585) 200-0100',
      [],
    ],
    [
      '+44 20 7946 0958',
      '',
      [],
      'Cell: +44 20 7946 0958',
      ['Cell is foreign (United Kingdom, +44). Only North American numbers can be kept.'],
    ],
    ['12345', '', [], 'Cell: 12345', ['Cell must have 7 to 10 digits.']],
    ['ask Joe', '', [], 'Cell: ask Joe', ['Cell is not a phone number.']],
    ['n/a', '', [], null, []],
    ['-', '', [], null, []],
  ])('%s', (cell, phoneNumber, otherPhones, notes, warnings) => {
    expect(readCell('PHONE', cell)).toMatchObject({ phoneNumber, otherPhones, notes, warnings })
  })

  it('is the mobile one, else the main one, that at home or that at work', () => {
    const all = {
      'Other Phone': '5852000105',
      'Work Phone': '5852000104',
      'Home Phone': '5852000103',
      Phone: '5852000102',
      Mobile: '5852000101',
    }
    const numbers: string[] = []
    for (let record: Record<string, string> = all; Object.keys(record).length > 0; ) {
      const { phoneNumber } = readOne({ Name: 'Ann', ...record })
      numbers.push(phoneNumber)
      record = Object.fromEntries(Object.entries(record).filter(([, number]) => number !== phoneNumber))
    }
    expect(numbers).toEqual(['5852000101', '5852000102', '5852000103', '5852000104', '5852000105'])
  })

  it('is not that of a fax', () => {
    const fax = {
      Name: 'Ann',
      Email: 'a@example.com',
      'Phone 1 - Type': 'Work Fax',
      'Phone 1 - Value': '5852000100',
    }
    expect(readOne(fax)).toMatchObject({ phoneNumber: '', notes: 'Phone 1 (Work Fax): 5852000100' })
  })

  it('leaves out further numbers when nothing is to be kept', () => {
    const record = {
      Name: 'Ann',
      Mobile: '5852000100',
      'Home Phone': '5852000101',
      Phone: '+44 20 7946 0958',
    }
    expect(readOne(record, { keepInNotes: false })).toMatchObject({
      otherPhones: ['5852000101'],
      notes: null,
      warnings: [
        'Phone is foreign (United Kingdom, +44). Only North American numbers can be kept.',
        'Home Phone is left out.',
      ],
    })
  })

  it('is needed unless there is an address', () => {
    const refusal = 'No phone number and no email address.'
    expect(readOne({ Name: 'Ann', Phone: '', Email: '' }).refusal).toBe(refusal)
    expect(readOne({ Name: 'Ann', Phone: '123', Email: 'ann' }).refusal).toBe(refusal)
    expect(readOne({ Name: 'Ann', Phone: '', Email: 'ann@example.com' }).refusal).toBeNull()
  })

  it('comes back from any notation', () => {
    const digits = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    const number = digits.map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`)
    const written = fc.constantFrom(
      '($1) $2-$3',
      '$1-$2-$3',
      '$1.$2.$3',
      '+1 $1 $2 $3',
      '1$1$2$3',
      'tel:+1$1$2$3',
    )
    const cell = fc.tuple(number, written).map(([text, form]) => text.replace(/(...)(...)(....)/, form))
    const separator = fc.constantFrom(', ', '; ', ' ::: ', '\n', ' / ')
    fc.assert(
      fc.property(number, number, written, separator, (one, other, form, between) => {
        fc.pre(one !== other)
        const text = [one, other].map((each) => each.replace(/(...)(...)(....)/, form)).join(between)
        expect(readCell('PHONE', text)).toMatchObject({
          phoneNumber: one,
          otherPhones: [other],
          warnings: [],
        })
      }),
    )
    fc.assert(fc.property(cell, (text) => readCell('PHONE', text).phoneNumber.length === 10))
  })
})
