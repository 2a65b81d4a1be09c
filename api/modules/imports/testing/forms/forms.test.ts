import { describe, expect, it } from 'vitest'
import { headerRow } from '#api/modules/imports/columns/headerRow.ts'
import { matchColumns } from '#api/modules/imports/columns/matchColumns.ts'
import { rules } from '#api/modules/imports/testing/readOne.ts'
import { dateOrdersOf } from '#api/modules/imports/values/dates/dateOrders.ts'
import { readCustomer } from '#api/modules/imports/values/readCustomer.ts'
import { unknownStatusWords } from '#api/modules/imports/values/status.ts'
import { form, formNames, formRows, forms } from './forms.ts'

const sampleSize = 200

function readForm(name: string) {
  const { columns = [], becomes = {}, above = [] } = forms[name] ?? {}
  const header = columns.map(([text]) => text)
  const rows = formRows(name, sampleSize)
  const matched = matchColumns(header, rows)
  const given = { ...rules, dateOrders: dateOrdersOf(matched, rows) }
  return {
    columns,
    becomes,
    above,
    header,
    rows,
    matched,
    read: rows.map((row) => readCustomer(row, matched, given)),
  }
}

const isEmptyObject = (value: unknown) => JSON.stringify(value) === '{}'

/** The fields of a customer that are not empty. */
const filledIn = (customer: object) =>
  Object.fromEntries(
    Object.entries(customer).filter(
      ([, value]) => value !== null && String(value) !== '' && !isEmptyObject(value),
    ),
  )

describe.each(formNames)('%s', (name) => {
  const { columns, becomes, above, header, rows, matched, read } = readForm(name)

  it('finds its header', () => {
    const records = [...above.filter(Boolean).map((line) => [line]), header, ...rows]
    expect(headerRow(records.slice(0, 10))).toBe(above.filter(Boolean).length)
  })

  it('matches each of its columns', () => {
    const targets = matched.map((column) => [column.header, column.target])
    expect(targets).toEqual(columns.map(([text, target]) => [text, target]))
  })

  it('knows nearly all of its columns by name', () => {
    const byHand = matched.filter(({ by }) => by === 'NOTHING')
    expect(byHand.length).toBeLessThanOrEqual(columns.length * 0.05)
  })

  it('becomes a customer', () => {
    expect(filledIn(read[0] ?? {})).toEqual(becomes)
  })

  it('becomes customers in every row', () => {
    expect(read.filter(({ refusal }) => refusal !== null)).toEqual([])
    expect(new Set(read.map(({ phoneNumber, email }) => `${phoneNumber} ${email}`)).size).toBe(sampleSize)
  })

  it('has only words for the status that are known', () => {
    expect(unknownStatusWords(matched, rows)).toEqual([])
  })

  it('is written as a file', () => {
    const file = form(name, 3)
    expect(file.split(/\r?\n/).length).toBeGreaterThan(3)
    expect(file).toMatch(/585-?200|\(585\) 200|315-?200|\(315\) 200/)
  })
})
