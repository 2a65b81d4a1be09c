import { describe, expect, it } from 'vitest'
import { matchColumns } from '#api/modules/imports/columns/matchColumns.ts'
import type { CustomFieldOfColumn } from '#api/modules/imports/columns/targets.ts'
import { readCell, rules } from '#api/modules/imports/testing/readOne.ts'
import { readCustomer } from './readCustomer.ts'

describe('the tags of a record', () => {
  const tags = (cell: string) => readCell('TAGS', cell)

  it.each([
    ['VIP, league; Tuesday', ['VIP', 'league', 'Tuesday']],
    ['"VIP","Regular"', ['VIP', 'Regular']],
    ['* myContacts ::: * starred ::: Friends', ['Friends']],
    ['VIP, vip, Víp', ['VIP']],
    ['', []],
  ])('%s', (cell, labels) => {
    expect(tags(cell)).toMatchObject({ tags: labels, notes: null, warnings: [] })
  })

  it('are ten at most, of 40 characters at most; notes keep the others', () => {
    const many = Array.from({ length: 12 }, (_, i) => `Tag ${i}`)
    const read = tags([...many, 'x'.repeat(41)].join(', '))
    expect(read.tags).toEqual(many.slice(0, 10))
    expect(read.notes).toBe(`Cell: Tag 10\nCell: Tag 11\nCell: ${'x'.repeat(41)}`)
    expect(read.warnings).toHaveLength(3)
  })
})

const field = (id: number, label: string, type: CustomFieldOfColumn['type']): CustomFieldOfColumn => ({
  id,
  label,
  type,
  choices: type === 'CHOICE' ? [{ id: 1, label: 'Maple' }] : [],
})

describe('the custom fields of a record', () => {
  const read = (
    type: CustomFieldOfColumn['type'],
    cell: string,
    dateOrder: 'MONTH_FIRST' | 'DAY_FIRST' = 'MONTH_FIRST',
  ) =>
    readCustomer(
      ['Ann', 'ann@example.com', cell],
      [
        { header: 'First Name', target: 'FIRST_NAME' },
        { header: 'Email', target: 'EMAIL' },
        { header: 'Cell', target: 'CUSTOM', field: field(7, 'Own', type) },
      ],
      { ...rules, dateOrders: { 2: dateOrder } },
    )

  it.each([
    ['TEXT', 'blue', 'blue'],
    ['NUMBER', '1,250.5', 1250.5],
    ['DATE', '2024-03-15', '2024-03-15'],
    ['DATE', '0800-12-25', '0800-12-25'],
    ['DATE', '3/15/2024', '2024-03-15'],
    ['DATE', '3/15/2024 2:30 PM', '2024-03-15'],
    ['DATE', '45366', '2024-03-15'],
    ['CHOICE', 'MAPLE', 1],
    ['YES_NO', 'Yes', true],
    ['YES_NO', 'no', false],
  ] as const)('%s %s', (type, cell, value) => {
    expect(read(type, cell)).toMatchObject({ custom: { 7: value }, notes: null, warnings: [] })
  })

  it('are read day first where the column proves it', () => {
    expect(read('DATE', '3/4/2024', 'DAY_FIRST').custom).toEqual({ 7: '2024-04-03' })
  })

  it.each([
    ['NUMBER', 'many'],
    ['DATE', '2/30/2024'],
    ['CHOICE', 'Oak'],
    ['YES_NO', 'perhaps'],
    ['TEXT', 'x'.repeat(201)],
  ] as const)('%s %s is kept in notes', (type, cell) => {
    const { custom, notes, warnings } = read(type, cell)
    expect({ custom, notes, warned: warnings.length }).toEqual({
      custom: {},
      notes: `Cell: ${cell}`,
      warned: 1,
    })
  })

  it.each(['', '-', 'n/a', 'none'])('%j is no number', (cell) => {
    expect(read('NUMBER', cell)).toMatchObject({ custom: {}, notes: null, warnings: [] })
  })
})

describe('a column with the name of a custom field', () => {
  const fields = [field(7, 'Date of Birth', 'DATE'), field(8, 'C', 'TEXT'), field(9, 'C+', 'TEXT')]
  const targetsOf = (...header: string[]) =>
    matchColumns(header, [], fields).map(({ target, customFieldId }) => customFieldId ?? target)

  it('fills it, in whatever spelling, once', () => {
    expect(targetsOf('Name', 'DATE_OF_BIRTH', 'date of birth', 'C+', 'c')).toEqual([
      ...['FULL_NAME', 7, 'NOTES', 9, 8],
    ])
  })
})
