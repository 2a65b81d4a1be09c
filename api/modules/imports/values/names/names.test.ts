import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOne } from '#api/modules/imports/testing/readOne.ts'
import { splitName } from './splitName.ts'

describe('a whole name', () => {
  it.each([
    ['John Smith', 'John', 'Smith'],
    ['Smith, John', 'John', 'Smith'],
    ['John Smith Jr.', 'John', 'Smith Jr.'],
    ['John Smith, Jr.', 'John', 'Smith Jr.'],
    ['Smith, John Jr.', 'John', 'Smith Jr.'],
    ['Smith, Jr., John', 'John', 'Smith Jr.'],
    ['Smith Jr., John', 'John', 'Smith Jr.'],
    ['Dr. Ann Lee, MD', 'Dr. Ann', 'Lee MD'],
    ['Mary Ann Smith', 'Mary Ann', 'Smith'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Juan Carlos de la Cruz', 'Juan Carlos', 'de la Cruz'],
    ['Van Morrison', 'Van', 'Morrison'],
    ['John and Mary Smith', 'John and Mary', 'Smith'],
    ['John Smith (plumber)', 'John', 'Smith (plumber)'],
    ['Madonna', 'Madonna', ''],
    ['Smith,', 'Smith', ''],
    ['Acme Plumbing, LLC', 'Acme Plumbing, LLC', ''],
    ['Acme Plumbing Inc.', 'Acme Plumbing Inc.', ''],
    ['constructor __proto__', 'constructor', '__proto__'],
    ['John Jr.', 'John', 'Jr.'],
  ])('%s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName })
  })

  it('keeps all of its words', () => {
    const word = fc.constantFrom(
      'Ann',
      'van',
      'der',
      'Jr.',
      'Smith',
      '(x)',
      'III',
      "O'Neil",
      'Li',
      '李',
      'MD',
    )
    const name = fc.array(fc.oneof(word, fc.constant(',')), { maxLength: 8 }).map((words) => words.join(' '))
    const wordsOf = (text: string) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .sort()
    fc.assert(
      fc.property(name, (text) => {
        const { firstName, lastName } = splitName(text)
        expect(wordsOf(`${firstName} ${lastName}`)).toEqual(wordsOf(text))
        expect(firstName === '').toBe(wordsOf(text).length === 0)
      }),
    )
  })

  it('takes no time for long texts', () => {
    expect(splitName(' ('.repeat(500_000)).lastName).toBe('')
  })
})

const phone = { Phone: '5852000100' }

describe('the name of a record', () => {
  it.each<[Record<string, string>, string, string, string | null]>([
    [{ 'First Name': 'Ann', 'Last Name': 'Lee' }, 'Ann', 'Lee', null],
    [{ 'First Name': 'Ann', 'Last Name': '' }, 'Ann', '', null],
    [{ 'First Name': '', 'Last Name': 'Lee' }, 'Lee', '', null],
    [{ Customer: 'Smith, John - USD' }, 'John', 'Smith', null],
    [{ Customer: 'John Smith (deleted)' }, 'John', 'Smith', null],
    [{ Customer: 'John Smith (deleted-2) - EUR' }, 'John', 'Smith', null],
    [{ Customer: 'John Smith - ABC' }, 'John Smith -', 'ABC', null],
    [{ Name: '', Company: 'Acme' }, 'Acme', '', null],
    [{ Name: 'Acme Plumbing', Company: 'ACME plumbing' }, 'Acme Plumbing', '', null],
    [{ Name: 'Ann Lee', Company: 'Acme' }, 'Ann', 'Lee', 'Company: Acme'],
    [{ 'Full Name': 'Ann Lee', Customer: 'Acme Plumbing' }, 'Ann', 'Lee', 'Customer: Acme Plumbing'],
    [{ Customer: 'Acme LLC', Contact: 'Ann Lee' }, 'Ann', 'Lee', 'Customer: Acme LLC'],
    [{ 'First Name': 'Ann', 'Last Name': 'Lee', Name: 'Lee, Ann' }, 'Ann', 'Lee', null],
    [{ 'First Name': 'ann@example.com', Company: 'Acme' }, 'Acme', '', null],
    [{ 'First Name': 'Ann', 'Name Suffix': 'Jr.', 'Last Name': 'Lee' }, 'Ann', 'Lee Jr.', null],
  ])('%j', (record, firstName, lastName, notes) => {
    expect(readOne({ ...record, ...phone })).toMatchObject({ firstName, lastName, notes, refusal: null })
  })

  it('is the address where Google knows nothing else', () => {
    expect(readOne({ 'First Name': 'ann@example.com', Email: '' })).toMatchObject({
      firstName: 'ann@example.com',
      email: 'ann@example.com',
      refusal: null,
    })
    expect(readOne({ 'First Name': 'ann@example.com', ...phone }).email).toBeNull()
  })

  it('is needed', () => {
    expect(readOne({ Name: ' , ', ...phone }).refusal).toBe('No name.')
    expect(readOne({ Name: '\u2800', ...phone }).refusal).toBe('No name.')
  })
})
