import { describe, expect, it } from 'vitest'
import { readCell, readOne } from '#api/modules/imports/testing/readOne.ts'
import { unknownStatusWords } from './status.ts'

describe('the status', () => {
  it.each([
    ['Unsold', 'UNSOLD'],
    ['Sold', 'SOLD'],
    ['Not in market', 'NOT_IN_MARKET'],
    ['NOT_IN_MARKET', 'NOT_IN_MARKET'],
    ['lead', 'UNSOLD'],
    ['Prospect', 'UNSOLD'],
    ['OPEN', 'UNSOLD'],
    ['IN_PROGRESS', 'UNSOLD'],
    ['OPEN_DEAL', 'UNSOLD'],
    ['Open - Not Contacted', 'UNSOLD'],
    ['Working – Contacted', 'UNSOLD'],
    ['Customer', 'SOLD'],
    ['client', 'SOLD'],
    ['won', 'SOLD'],
    ['Closed - Converted', 'SOLD'],
    ['Closed - Not Converted', 'NOT_IN_MARKET'],
    ['Lost', 'NOT_IN_MARKET'],
    ['inactive', 'NOT_IN_MARKET'],
    ['archived', 'NOT_IN_MARKET'],
  ])('of %s is %s', (word, status) => {
    expect(readCell('STATUS', word)).toMatchObject({ status, notes: null, warnings: [] })
  })

  it('is not told by other words, which notes keep', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'Gold', 'maybe']) {
      expect(readCell('STATUS', word)).toMatchObject({ status: null, notes: `Cell: ${word}`, warnings: [] })
      expect(readCell('STATUS', word, { keepInNotes: false })).toMatchObject({
        notes: null,
        warnings: ['Cell is left out.'],
      })
    }
  })

  it('is that of words mapped by hand first', () => {
    const statuses = JSON.parse('{"gold":"SOLD","lead":"NOT_IN_MARKET","__proto__":"SOLD"}')
    expect(readCell('STATUS', ' GÖLD ', { statuses }).status).toBe('SOLD')
    expect(readCell('STATUS', 'Lead', { statuses }).status).toBe('NOT_IN_MARKET')
    expect(readCell('STATUS', '__proto__', { statuses }).status).toBe('SOLD')
  })

  it('is told by a yes in a column of that name', () => {
    const record = (Archived: string) => ({ Name: 'Ann', Phone: '5852000100', Archived })
    expect(['TRUE', 'FALSE', 'yes', ''].map((cell) => readOne(record(cell)).status)).toEqual([
      'NOT_IN_MARKET',
      null,
      'NOT_IN_MARKET',
      null,
    ])
  })

  it('is the furthest of several columns', () => {
    const record = { Name: 'Ann', Phone: '5852000100', 'Lead Status': 'OPEN', 'Lifecycle Stage': 'customer' }
    expect(readOne(record).status).toBe('SOLD')
    expect(readOne({ ...record, 'Lifecycle Stage': 'Lost' }).status).toBe('NOT_IN_MARKET')
  })

  it('has words that nobody knows', () => {
    const columns = [
      { header: 'Stage', target: 'STATUS' as const },
      { header: 'Tags', target: 'NOTES' as const },
    ]
    const cells = ['Gold', 'Silver', 'silver ', 'lead', 'SILVER', '__proto__', 'gold', '', 'FALSE', 'TRUE']
    const words = unknownStatusWords(
      columns,
      cells.map((cell) => [cell, 'x']),
    )
    expect(words).toEqual(['Silver', 'Gold', '__proto__', 'TRUE'])
  })
})
