import { describe, expect, it } from 'vitest'
import { headerRow } from './headerRow.ts'

const data = ['Ann', 'Lee', '5852000100', 'ann@example.com']

describe('the header of a file', () => {
  it.each<[string, string[][], number | null]>([
    ['no record', [], null],
    ['a header alone', [['First Name', 'Phone']], 0],
    ['a header in another case', [['FIRST_NAME', 'e-mail'], data], 0],
    ['a header of one column', [['Email'], ['ann@example.com']], 0],
    ['records without a header', [data, data], null],
    ['one known name among unknown ones', [['Vorname', 'Nachname', 'Telefon', 'E-Mail'], data, data], 0],
    ['a value that is a name of columns', [data, ['Bo', 'Kim', '5852000101', 'Customer'], data], null],
    [
      'a first value that is a name of columns',
      [
        ['Bo', 'Kim', 'Customer'],
        ['Li', 'Wu', 'Lead'],
      ],
      null,
    ],
    ['names that only objects know', [['constructor', '__proto__', 'toString'], data], null],
    [
      'empty cells',
      [
        ['', '', ''],
        ['', ''],
      ],
      null,
    ],
    ['lines above', [['Example Shop'], ['Customer Contact List'], ['As of today'], ['Customer', 'Email']], 3],
    ['the record with most names', [['Name', 'Phone'], ['Name', 'Phone', 'Email', 'City'], data], 1],
    ['the first of two like headers', [['Name', 'Phone'], ['Name', 'Phone'], data], 0],
    ['a header below the tenth record', [...Array(10).fill(data), ['Name', 'Phone']], null],
    ['values with the word of a name', [['email', 'phone', 'ann@example.com'], data], null],
  ])('is found in %s', (_, records, at) => {
    expect(headerRow(records)).toBe(at)
  })
})
