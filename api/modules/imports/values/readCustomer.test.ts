import { describe, expect, it } from 'vitest'
import { readCell, readOne, rules } from '#api/modules/imports/testing/readOne.ts'
import { readCustomer } from './readCustomer.ts'

const reach = { Name: 'Ann Lee', Phone: '5852000100' }

describe('an email address', () => {
  it.each<[cell: string, email: string | null, notes: string | null, warnings: string[]]>([
    ['ann@example.com', 'ann@example.com', null, []],
    ['mailto:ann@example.com', 'ann@example.com', null, []],
    ['Ann Lee <ann@example.com>', 'ann@example.com', null, []],
    ['ann@example.com ::: bo@example.com', 'ann@example.com', 'Cell: bo@example.com', []],
    ['ann@example.com; ann@example.com', 'ann@example.com', null, []],
    ['ann@', null, 'Cell: ann@', ['Cell is not a valid email address.']],
    ['x, ann@example.com', 'ann@example.com', 'Cell: x', ['Cell is not a valid email address.']],
    ['none', null, null, []],
    ['@'.repeat(100_000), null, `Cell: ${'@'.repeat(100_000)}`, ['Cell is not a valid email address.']],
  ])('%.40s', (cell, email, notes, warnings) => {
    const columns = [
      { header: 'Name', target: 'FIRST_NAME' as const },
      { header: 'Phone', target: 'PHONE' as const },
      { header: 'Cell', target: 'EMAIL' as const },
    ]
    expect(readCustomer(['Ann', '5852000100', cell], columns, rules)).toMatchObject({
      email,
      notes,
      warnings,
    })
  })
})

describe('limits', () => {
  const long = 'x'.repeat(100)

  it('cut texts, and notes keep the rest', () => {
    const read = readOne({
      'First Name': long,
      'Last Name': 'Lee',
      City: long,
      Interest: `İ${long}`,
      Phone: '5852000100',
    })
    expect(read).toMatchObject({
      firstName: 'x'.repeat(80),
      city: 'x'.repeat(80),
      interest: `İ${'x'.repeat(78)}`,
    })
    expect(read.notes).toBe(
      ['First name', 'City']
        .map((field) => `${field} (continued): ${'x'.repeat(20)}`)
        .concat(`Interest (continued): ${'x'.repeat(22)}`)
        .join('\n'),
    )
    expect(read.warnings[0]).toBe('First name is longer than 80 characters.')
  })

  it('leave no space at the cut', () => {
    const { firstName, notes } = readOne({ 'First Name': `${'x'.repeat(79)} y`, Phone: '5852000100' })
    expect([firstName, notes]).toEqual(['x'.repeat(79), 'First name (continued): y'])
  })

  it('cut no emoji in two', () => {
    const { firstName, notes } = readOne({ 'First Name': `${'x'.repeat(78)}👩‍🦰!`, Phone: '5852000100' })
    expect([firstName, notes]).toEqual(['x'.repeat(78), 'First name (continued): 👩‍🦰!'])
  })

  it('refuse records with too many notes', () => {
    const refusal = 'The notes are longer than 5,000 characters.'
    expect(readOne({ ...reach, Notes: 'x'.repeat(5000) })).toMatchObject({
      refusal: null,
      notes: 'x'.repeat(5000),
    })
    expect(readOne({ ...reach, Notes: 'x'.repeat(5001) }).refusal).toBe(refusal)
    expect(readOne({ ...reach, Notes: 'x'.repeat(4999), Groups: 'VIP' }).refusal).toBe(refusal)
  })
})

describe('notes', () => {
  it('have remarks as they are, and everything else behind its header', () => {
    const record = {
      Groups: '"VIP","Blog"',
      Notes: 'One\r\ntwo',
      Birthday: '0/0/00',
      Website: 'a.com ::: b.com',
      Comment: 'Three',
    }
    expect(readOne({ ...reach, ...record }).notes).toBe(
      'One\ntwo\nThree\nGroups: VIP, Blog\nWebsite: a.com, b.com',
    )
  })

  it('keep nothing but what goes there when nothing else is to be kept', () => {
    const record = {
      ...reach,
      Company: 'Acme',
      Notes: 'One',
      Created: 'soon',
      Email: 'x@',
      Number: '1',
      Customer: 'Bo',
    }
    expect(readOne(record, { keepInNotes: false })).toMatchObject({
      notes: 'One\nCompany: Acme\nCreated: soon\nNumber: 1',
      warnings: ['Customer is left out.', 'Email is not a valid email address.'],
    })
    expect(readCell('CREATED', 'soon', { keepInNotes: false })).toMatchObject({
      notes: null,
      warnings: ['Cell is not a date that can be read.'],
    })
  })
})

describe('the owner', () => {
  it('is a user; the name of somebody else goes to the notes', () => {
    const owners = new Set(['joe park'])
    expect(readOne({ ...reach, Owner: 'Joe Park' }, { owners })).toMatchObject({
      owner: 'Joe Park',
      notes: null,
    })
    expect(readOne({ ...reach, Owner: 'Sam Reed' }, { owners })).toMatchObject({
      owner: null,
      notes: 'Owner: Sam Reed',
      warnings: [],
    })
    expect(readOne({ ...reach, Owner: 'none' }, { owners })).toMatchObject({ owner: null, notes: null })
  })
})

describe('the number of a customer', () => {
  it.each([
    ['12', 12],
    ["'12", 12],
    ['#12', 12],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['0', null],
    ['12a', null],
    ['', null],
  ])('%s', (cell, number) => {
    const read = readCell('NUMBER', cell)
    expect(read.number).toBe(number)
    expect(read.warnings).toEqual(number === null && cell ? ['Cell is not the number of a customer.'] : [])
  })
})
