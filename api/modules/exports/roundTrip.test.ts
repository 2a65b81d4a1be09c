import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { csvLine, csvMark } from '#api/core/text/csv.ts'
import { importing } from '#api/modules/imports/testing/importing.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { readCsv } from '#api/testing/harness/readCsv.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const count = 40
const headers = [
  'First Name',
  'Last Name',
  'Phone',
  'Email',
  'Address',
  'City',
  'Interest',
  'Status',
  'Notes',
  'Tags',
  'Remark',
  'Handicap',
  'Joined',
  'Cue',
  'League',
]

/** The custom fields of those headers. */
const fields = [
  { label: 'Remark', type: 'TEXT' },
  { label: 'Handicap', type: 'NUMBER' },
  { label: 'Joined', type: 'DATE' },
  {
    label: 'Cue',
    type: 'CHOICE',
    choices: [
      { id: 1, label: '=Ash' },
      { id: 2, label: 'Maple, hard' },
    ],
  },
  { label: 'League', type: 'YES_NO' },
] as const

const sign = fc.constantFrom(
  ...[
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '"',
    "'",
    ',',
    ';',
    '|',
    '\t',
    ' ',
    'é',
    'ß',
    '🎱',
    '👩‍👧',
    'م',
    'ש',
    '中',
    '%',
  ],
)
const awkward = fc.string({ unit: fc.oneof(sign, fc.constantFrom(...'abcXYZ019')), maxLength: 24 })
const lines = fc.array(awkward, { maxLength: 4 }).map((parts) => parts.join('\n'))
/** A name that no title, comma or particle divides: how names are split is another question. */
const word = fc.constantFrom(
  'Ana',
  'Zoë',
  'محمد',
  'שרה',
  '李小龍',
  '🎱',
  "O'Neil",
  'Ann-Marie',
  '=SUM',
  '@home',
  '+1',
  '-x',
)

/** Rows of customers, whose phone and email tell them apart. */
const customers = fc.array(
  fc.tuple(
    word,
    fc.oneof(word, fc.constant('')),
    fc.boolean(),
    awkward,
    awkward,
    lines,
    fc.constantFrom('Unsold', 'Sold', 'Not in market'),
    fc.uniqueArray(fc.constantFrom('VIP', '=league', '+1', 'שרה', "O'Neil's", 'oak & ash')),
    fc.tuple(
      awkward,
      fc.oneof(fc.constant(''), fc.integer().map(String), fc.constantFrom('-0.5', '1250.75')),
      fc.constantFrom('', '0800-12-25', '3/15/2024', '2026-02-28'),
      fc.constantFrom('', '=ASH', 'Maple, hard'),
      fc.constantFrom('', 'yes', 'No'),
    ),
  ),
  { minLength: count, maxLength: count },
)

describe('customers who are exported and imported', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let world: World
  let server: TestServer

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
  })

  const exported = async (business: TestBusiness, format: 'csv' | 'xlsx'): Promise<Uint8Array> => {
    const token = await tokenFor(world, business, 'ADMIN')
    const { body } = await server.send('POST', '/api/exports/customers', {
      token,
      body: { format, sort: 'name' },
    })
    const answer = await fetch(server.url + new URL(body.url as string).pathname)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const rowsOf = async ({ id }: TestBusiness) => {
    const { rows } = await database.pool.query(
      `SELECT to_jsonb(c)::text AS row FROM "Customer" c WHERE "businessId" = $1
       UNION ALL SELECT to_jsonb(c)::text FROM "Contact" c WHERE "businessId" = $1
       UNION ALL SELECT to_jsonb(c)::text FROM "Tag" c WHERE "businessId" = $1
       UNION ALL SELECT to_jsonb(c)::text FROM "InterestOption" c WHERE "businessId" = $1 ORDER BY 1`,
      [id],
    )
    return rows.map(({ row }) => row)
  }
  /** The cells of a CSV export without what belongs to the record: its number and its instants. */
  const cellsOf = (file: Uint8Array) => {
    const [names = [], ...rows] = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file))
    const own = new Set(['Number', 'Created', 'Updated'])
    return rows.map((row) => row.filter((_cell, i) => !own.has(names[i] ?? ''))).sort()
  }

  const sample = fc.sample(customers, { numRuns: 2, seed: 42 })
  it.each(sample.map((rows, i) => [i + 1, rows] as const))(
    'are the same ones, %i',
    async (_round, people) => {
      const [business, other] = [await world.business(), await world.business()]
      for (const { id: businessId } of [business, other]) {
        await world.prisma.customField.createMany({
          data: fields.map((field, sortOrder) => ({ businessId, sortOrder, ...field })),
        })
      }
      const { bring, map, run } = importing(world, business)
      const file = people.map(([first, last, hasPhone, address, city, notes, status, tags, custom], i) => {
        const phone = hasPhone ? String(5550000000 + i) : ''
        return csvLine([
          first,
          last,
          phone,
          `p${i}@example.com`,
          address,
          city,
          i % 3 ? 'Darts' : '=Felt',
          status,
          notes,
          tags.join('; '),
          ...custom,
        ])
      })
      const brought = await run('start', await bring(csvMark + csvLine(headers) + file.join('')))
      expect(brought.counts).toMatchObject({ added: count, refused: 0 })
      const customersOf = await world.prisma.customer.findMany({
        where: { businessId: business.id },
        take: 20,
        select: { id: true },
      })
      for (const [i, { id: customerId }] of customersOf.entries()) {
        await business.contact({
          customerId,
          scheduledDate: new Date(`2026-06-${i % 2 ? '20' : '08'}T15:00:00Z`),
        })
        if (i % 3 === 0)
          await business.contact({
            customerId,
            scheduledDate: new Date('2026-05-02T15:00:00Z'),
            completed: true,
            completedAt: new Date('2026-05-02T15:30:00Z'),
          })
      }

      const before = await rowsOf(business)
      const csv = await exported(business, 'csv')
      for (const again of [csv, await exported(business, 'xlsx')]) {
        for (const matches of ['FILL', 'REPLACE']) {
          const id = await bring(again, again === csv ? 'customers.csv' : 'customers.xlsx')
          await map(id, { matches })
          const { counts } = await run('start', id)
          expect(counts).toMatchObject({ added: 0, filled: 0, refused: 0, skipped: count })
          expect(await rowsOf(business)).toEqual(before)
        }
      }

      const there = importing(world, other)
      const id = await there.bring(csv, 'customers.csv')
      await there.map(id, { pastContacts: true })
      const { counts } = await there.run('start', id)
      expect(counts).toMatchObject({ added: count, refused: 0 })
      expect(cellsOf(await exported(other, 'csv'))).toEqual(cellsOf(csv))
    },
  )
})
