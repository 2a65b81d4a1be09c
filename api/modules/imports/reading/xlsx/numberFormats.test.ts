import { describe, expect, it } from 'vitest'
import { classOfFormat, classOfId, type NumberClass } from './numberFormats.ts'
import { isoDateText, numberText } from './numberText.ts'

describe('a number format', () => {
  it.each<[NumberClass, string[]]>([
    [
      'DATE',
      [
        'yyyy-mm-dd',
        'm/d/yy',
        '[$-409]mmm\\ d\\,\\ yyyy;@',
        'mmm-yy',
        'dddd',
        'mmmm',
        '"am "d.m.yyyy',
        '[Red]m/d',
      ],
    ],
    ['DATE_TIME', ['yyyy-mm-dd hh:mm', 'm/d/yy h:mm AM/PM', 'd/m/yyyy\\ h:mm:ss.000', 'mmm hh:mm']],
    ['TIME', ['h:mm AM/PM', 'hh:mm:ss', 'mm:ss.0', 'h A/P', 's']],
    ['PERCENT', ['0%', '0.00%', '# ##0 %;[Red]-0%']],
    [
      'PLAIN',
      [
        'General',
        'GENERAL',
        '0',
        '#,##0.00',
        '0.00E+00',
        '[$€-407] #,##0.00',
        '"days" 0',
        '0 "%"',
        '@',
        '[h]:mm',
        '[mm]:ss',
      ],
    ],
    ['PLAIN', ['_-* #,##0.00\\ "kr"_-', '\\d0', '(000) 000-0000', '[Color10]0', '[>=100]0;0.0', '']],
    [5, ['00000', '00000;@']],
  ])('makes %s of %j', (kind, formats) => {
    for (const format of formats) expect([format, classOfFormat(format)]).toEqual([format, kind])
  })

  it('is known by its number where the workbook does not name it', () => {
    const classes = [0, 1, 9, 14, 18, 21, 22, 45, 46, 47, 49, 58, 999].map((id) => classOfId(id, new Map()))
    expect(classes).toEqual([
      ...['PLAIN', 'PLAIN', 'PERCENT', 'DATE', 'TIME', 'TIME', 'DATE_TIME'],
      ...['TIME', 'PLAIN', 'TIME', 'PLAIN', 'DATE', 'PLAIN'],
    ])
    expect(classOfId(14, new Map([[14, '0.00']]))).toBe('PLAIN')
  })
})

describe('a stored number', () => {
  it.each<[string, NumberClass, string]>([
    ['45363', 'DATE', '2024-03-12'],
    ['1', 'DATE', '1900-01-01'],
    ['59', 'DATE', '1900-02-28'],
    ['61', 'DATE', '1900-03-01'],
    ['2958465', 'DATE', '9999-12-31'],
    ['2958466', 'DATE', '2958466'],
    ['0', 'DATE', '0'],
    ['-3', 'DATE_TIME', '-3'],
    ['45363.999999999', 'DATE_TIME', '2024-03-13 00:00'],
    ['45363.3847222222', 'DATE_TIME', '2024-03-12 09:14'],
    ['0.75', 'TIME', '18:00'],
    ['45363.75', 'TIME', '18:00'],
    ['0.07', 'PERCENT', '7%'],
    ['1.105', 'PERCENT', '110.5%'],
    ['1234', 5, '01234'],
    ['-12', 5, '-12'],
    ['1.50', 'PLAIN', '1.5'],
    ['1E-3', 'PLAIN', '0.001'],
    ['00501', 'PLAIN', '00501'],
    ['abc', 'DATE', 'abc'],
    ['', 'DATE', ''],
  ])('%s as %s is %s', (stored, kind, text) => expect(numberText(stored, kind, false)).toBe(text))

  it('counts from 1904 where the workbook says so', () => {
    expect(numberText('0', 'DATE', true)).toBe('1904-01-01')
    expect(numberText('0.5', 'TIME', true)).toBe('12:00')
  })
})

describe('a date stored as text', () => {
  it.each<[string, NumberClass, string]>([
    ['2024-03-12', 'PLAIN', '2024-03-12'],
    ['2024-03-12T09:14:33.5', 'DATE_TIME', '2024-03-12 09:14'],
    ['2024-03-12T09:14:00', 'DATE', '2024-03-12'],
    ['2024-03-12T02:14:00Z', 'DATE_TIME', '2024-03-11 21:14'],
    ['2024-03-12T23:14:00-08:00', 'DATE_TIME', '2024-03-13 02:14'],
    ['2024-99-99T09:14:00Z', 'DATE_TIME', '2024-99-99T09:14:00Z'],
    ['P1D', 'DATE', 'P1D'],
  ])('%s as %s is %s in Chicago', (stored, kind, text) => {
    expect(isoDateText(stored, kind, 'America/Chicago')).toBe(text)
  })
})
