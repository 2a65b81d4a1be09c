import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnNames } from './columnNames.ts'
import { matchColumns } from './matchColumns.ts'
import { nameColumns } from './nameColumns.ts'

const targetsOf = (header: string[], records: string[][] = []) =>
  matchColumns(header, records).map(({ target }) => target)

describe('columns by name', () => {
  const names = columnNames.flatMap((row) =>
    row.names.split(', ').map((name) => ({ name, target: row.target })),
  )

  it('have one meaning each', () => {
    const seen = new Map<string, string>()
    const twice = names.filter(({ name, target }) => {
      const key = name.toLowerCase().replace(/[^a-z0-9#]/g, '')
      const known = seen.get(key)
      seen.set(key, target)
      return known !== undefined
    })
    expect(twice).toEqual([])
  })

  it('match in any case and punctuation', () => {
    const written = fc.constantFrom(...names).chain(({ name, target }) =>
      fc
        .tuple(
          fc.constantFrom('upper', 'lower', 'as it is'),
          fc.constantFrom(' ', '_', '-', ': ', ''),
          fc.nat(30),
        )
        .map(([letters, space, count]) => {
          const text = name.replaceAll('#', String(count + 4)).replaceAll(' ', space)
          return [
            letters === 'upper' ? text.toUpperCase() : letters === 'lower' ? text.toLowerCase() : text,
            target,
          ]
        }),
    )
    fc.assert(fc.property(written, ([text = '', target]) => nameColumns([text])[0]?.target === target))
  })

  it('never fail on any name', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('constructor', '__proto__', 'hasOwnProperty'),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), (header) => {
        expect(matchColumns(header, [header]).map((column) => column.header)).toEqual(header)
      }),
    )
  })

  it.each([
    ['Customer Id', 'LEAVE_OUT'],
    ['Email opt-in', 'LEAVE_OUT'],
    ['Sign-up IP', 'LEAVE_OUT'],
    ['Profile picture', 'LEAVE_OUT'],
    ['Emergency contact phone', 'NOTES'],
    ['Wife’s mobile no.', 'NOTES'],
    ['Daytime tel. no.', 'PHONE'],
    ['Signup Date', 'CREATED'],
    ['lastContactedAt', 'LAST_CONTACT'],
    ['Last contacted at', 'LAST_CONTACT'],
    ['Next call date', 'NEXT_CONTACT'],
    ['Next call notes', 'NEXT_CONTACT_NOTE'],
    ['constructor', 'NOTES'],
    ['__proto__', 'NOTES'],
  ])('%s becomes %s', (name, target) => {
    expect(targetsOf([name])).toEqual([target])
  })

  it('reads the export of Cuecard', () => {
    const header =
      'Number,First Name,Last Name,Phone,Email,Address,City,Interest,Status,Owner,Notes,Created,Updated,Last Contact,Next Contact,Status Since,Status By'
    const targets =
      'NUMBER,FIRST_NAME,LAST_NAME,PHONE,EMAIL,STREET,CITY,INTEREST,STATUS,OWNER,NOTES,CREATED,LEAVE_OUT,LAST_CONTACT,NEXT_CONTACT,LEAVE_OUT,LEAVE_OUT'
    expect(targetsOf(header.split(','))).toEqual(targets.split(','))
  })

  it('takes no other number for that of a customer', () => {
    expect(targetsOf(['Number', 'Name', 'Phone'])[0]).toBe('NOTES')
    expect(targetsOf(['Customer Number', 'Name', 'Streetname'])[0]).toBe('NOTES')
    expect(targetsOf(['Cuecard number'])).toEqual(['NUMBER'])
  })
})

describe('columns by content', () => {
  const records = [
    ['Ann Lee', 'ann@example.com', '(585) 200-0100', '3/15/2024', '14600', 'red', '', '4/5/1990'],
    ['Bo Kim', 'bo@example.com', '585-200-0101', '12/1/2023', '14601', 'blue', '', '4/6/1990'],
  ]

  it('finds addresses, numbers and dates in a file without names', () => {
    const header = records[0]?.map((_, index) => `Column ${index + 1}`) ?? []
    expect(matchColumns(header, records).map(({ target, by }) => `${target} ${by}`)).toEqual([
      'NOTES NOTHING',
      'EMAIL CONTENT',
      'PHONE CONTENT',
      'CREATED CONTENT',
      'NOTES NOTHING',
      'NOTES NOTHING',
      'LEAVE_OUT NOTHING',
      'NOTES CONTENT',
    ])
  })

  it('needs four of five values', () => {
    const column = (emails: number) =>
      Array.from({ length: 10 }, (_, at) => [at < emails ? 'a@example.com' : 'none'])
    expect(targetsOf(['?'], column(8))).toEqual(['EMAIL'])
    expect(targetsOf(['?'], column(7))).toEqual(['NOTES'])
  })

  it('gives a name more than the values', () => {
    expect(targetsOf(['How to reach', 'Email'], [['a@example.com', 'b@example.com']])).toEqual([
      'NOTES',
      'EMAIL',
    ])
    expect(targetsOf(['Email', 'Work email'], [['a@example.com', 'b@example.com']])).toEqual([
      'EMAIL',
      'NOTES',
    ])
  })

  it('does not take a date of unknown meaning, or an amount', () => {
    expect(targetsOf(['Wedding'], [['2024-06-01']])).toEqual(['NOTES'])
    expect(targetsOf(['Price'], [['1,234,567'], ['2,345,678']])).toEqual(['NOTES'])
  })

  it('does not take words for dates', () => {
    expect(targetsOf(['Registered'], [['yes'], ['no']])).toEqual(['NOTES'])
    expect(targetsOf(['Created'], [['2024-06-01'], ['']])).toEqual(['CREATED'])
  })
})
