import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '#api/core/text/canonical.ts'
import { newContact } from '#api/modules/contacts/input.ts'
import { newCustomer } from '#api/modules/customers/input.ts'
import { targets } from '#api/modules/imports/columns/targets.ts'
import { readOne, rules } from '#api/modules/imports/testing/readOne.ts'
import { awkwardText } from '#api/testing/harness/samples/awkwardText.ts'
import { maxLengths } from './limits.ts'
import { readCustomer } from './readCustomer.ts'

/** A record with any texts in columns of all targets. */
const anyRecord = fc
  .array(
    fc.record({
      header: fc.oneof(
        awkwardText,
        fc.constantFrom('Street', 'Phone 1 - Value', 'City', '__proto__', 'constructor'),
      ),
      target: fc.constantFrom(...targets),
      cell: fc.oneof(
        awkwardText,
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom(
          'Lee, Ann',
          '5852000100',
          'ann@example.com',
          '2024-03-12',
          'x'.repeat(200),
          '\u0000',
          '\ud800',
        ),
        fc.constantFrom(
          'constructor',
          '__proto__',
          '\u2800',
          '\u202eevil',
          '１２３',
          "'; DROP TABLE",
          '-1e309',
          'ıİß',
        ),
      ),
    }),
    { maxLength: 14 },
  )
  .map((columns) => {
    // Most records can become customers.
    const email = { header: 'Email', target: 'EMAIL' as const, cell: 'ann@example.com' }
    const name = { header: 'Name', target: 'FULL_NAME' as const, cell: columns[0]?.cell ?? 'Ann' }
    const all = [email, name, ...columns]
    return { columns: all, cells: all.map(({ cell }) => cell) }
  })

describe('any record', () => {
  const { firstName, phoneNumber, email, address, city, interest, notes } = newCustomer.shape

  it('becomes what a customer can keep', () => {
    fc.assert(
      fc.property(anyRecord, fc.boolean(), ({ columns, cells }, keepInNotes) => {
        const read = readCustomer(cells, columns, { ...rules, keepInNotes })
        if (read.refusal !== null) return
        const kept = [
          [firstName, read.firstName],
          ...(read.lastName ? [[firstName, read.lastName] as const] : []),
          ...(read.phoneNumber ? [[phoneNumber, read.phoneNumber] as const] : []),
          [email, read.email],
          [address, read.address],
          [city, read.city],
          ...(read.interest ? [[interest, read.interest] as const] : []),
          [notes, read.notes],
          [newContact.shape.notes, read.nextContactNote],
        ] as const
        for (const [schema, value] of kept)
          expect(schema.safeParse(value)).toEqual({ success: true, data: value })
        expect(read.phoneNumber || read.email).toBeTruthy()
        expect(canonical(`${read.firstName} ${read.lastName}`).length).toBeLessThanOrEqual(161)
        for (const at of [read.createdAt, read.lastContact, read.nextContact]) {
          if (at !== null) expect(new Date(at).toISOString()).toBe(at)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is read the same from any array of its columns', () => {
    fc.assert(
      fc.property(anyRecord, ({ columns, cells }) => {
        expect(readCustomer(cells, structuredClone(columns), rules)).toEqual(
          readCustomer(cells, columns, rules),
        )
      }),
    )
  })

  it('can be shorter than the header', () => {
    const columns = targets.map((target) => ({ header: target, target }))
    expect(readCustomer([], columns, rules).refusal).toBe('No name.')
  })
})

describe('the export of Cuecard', () => {
  const name = fc.oneof(
    fc.constantFrom(
      "D'Arcy",
      'Smith, Jr.',
      'van der Berg',
      'ann@example.com',
      "'90s",
      'Acme LLC',
      '- USD',
      'x - USD',
    ),
    awkwardText,
  )
  const textIn = (schema: typeof newCustomer.shape.firstName, text: fc.Arbitrary<string>) =>
    text.map((value) => schema.safeParse(value).data).filter((value) => value !== undefined)
  const shape = newCustomer.shape
  const place = fc.constantFrom('12 Main St, Rochester, NY 14600', 'Ann Lee', 'Rochester', "'12")
  const remark = fc.oneof(name, fc.constantFrom('Company: x', "'12\nTags: y", '* a ::: b'))
  const optional = (text: fc.Arbitrary<string>) => fc.option(text, { nil: '' })
  const customer = fc.record({
    Number: fc.integer({ min: 1, max: maxLengths.notes }).map(String),
    'First Name': textIn(shape.firstName, name),
    'Last Name': textIn(shape.lastName, name),
    Phone: fc.constantFrom('5852000100', '2000100', '0000000'),
    Email: fc.constantFrom('', 'ann@example.com', 'ø@ex.co'),
    Address: optional(textIn(shape.firstName, place)),
    City: optional(textIn(shape.firstName, place)),
    Interest: textIn(shape.interest, name),
    Status: fc.constantFrom('Unsold', 'Sold', 'Not in market'),
    Owner: fc.constantFrom('', 'Joe Park'),
    Notes: optional(textIn(shape.firstName, remark)),
    Created: fc.constantFrom('2024-03-12 09:14'),
    Updated: fc.constantFrom('2024-03-12 09:14'),
    'Last Contact': fc.constantFrom('', '2024-03-12 09:14'),
    'Next Contact': fc.constantFrom('', '2027-03-12 09:14'),
  })

  it('comes back as it was', () => {
    fc.assert(
      fc.property(customer, (row) => {
        expect(readOne(row)).toMatchObject({
          number: Number(row.Number),
          firstName: row['First Name'],
          lastName: row['Last Name'],
          phoneNumber: row.Phone,
          email: row.Email || null,
          address: row.Address || null,
          city: row.City || null,
          interest: row.Interest,
          notes: row.Notes || null,
          owner: row.Owner || null,
          createdAt: '2024-03-12T13:14:00.000Z',
          warnings: [],
          refusal: null,
        })
      }),
    )
  })
})
