import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { brokenRows, sampleRows } from '#api/testing/harness/samples/samplesOfModules.ts'

let pool: pg.Pool

async function insert(table: string, row: Record<string, unknown>): Promise<unknown> {
  const columns = Object.keys(row)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const places = columns.map((_, index) => `$${index + 1}`).join(', ')
  return pool.query(`insert into "${table}" (${names}) values (${places})`, Object.values(row))
}

const sample = (table: string) => sampleRows[table] ?? {}

beforeAll(async () => {
  pool = (await freshDatabase()).pool
  await insert('Business', { ...sample('Business'), id: 8 })
  for (const [table, row] of Object.entries(sampleRows)) {
    await insert(table, row)
    if (table === 'User') await insert('User', { ...row, id: 2, username: 'max', email: 'max@example.com' })
  }
})

describe('the database', () => {
  test('has a breach here for each of its rules', async () => {
    const { rows } = await pool.query(
      `select conname from pg_constraint where contype = 'c' and conrelid <> 0
        and connamespace = current_schema()::regnamespace`,
    )
    expect(rows.map(({ conname }) => conname).sort()).toEqual(Object.keys(brokenRows).sort())
  })

  test('has no trigger that runs where a transaction has turned them off', async () => {
    const { rows } = await pool.query(
      `select tgrelid::regclass || ' ' || tgname as trigger from pg_trigger
        where not tgisinternal and pg_get_triggerdef(oid) !~ ' WHEN \\(+triggers_enabled\\(\\)'`,
    )
    expect(rows, 'create the trigger WHEN (triggers_enabled() AND …)').toEqual([])
  })

  const breaches = Object.entries(brokenRows).flatMap(([rule, rows]) =>
    rows.map((row) => ({ rule, row, given: JSON.stringify(row).slice(0, 60) })),
  )

  test.each(breaches)('keeps $rule against $given', async ({ rule, row }) => {
    const [table = ''] = rule.split('_')
    await expect(insert(table, { ...sample(table), ...row })).rejects.toMatchObject({ constraint: rule })
  })

  test('lets nothing point into another business', async () => {
    const foreign = { ...sample('Contact'), businessId: 8, id: 9 }
    await expect(insert('Contact', foreign)).rejects.toMatchObject({
      constraint: 'Contact_businessId_customerId_fkey',
    })
  })

  test('compares usernames and emails without case', async () => {
    const twin = { ...sample('User'), id: 9, email: 'other@example.com', username: 'ADA' }
    await expect(insert('User', twin)).rejects.toMatchObject({ constraint: 'User_businessId_username_key' })
    const namesake = { ...sample('User'), id: 9, email: 'Ada@Example.com', username: 'other' }
    await expect(insert('User', namesake)).rejects.toMatchObject({ constraint: 'User_businessId_email_key' })
  })

  test('writes what is searched, in its folded form', async () => {
    const names = { firstName: 'Éva', lastName: 'ΣΊΣΥΦΟΣ', name: 'Éva ΣΊΣΥΦΟΣ', email: 'Eva@Example.com' }
    await insert('Customer', { ...sample('Customer'), ...names, id: 9 })
    const { rows } = await pool.query('select "searchText" from "Customer" where id = 9')
    expect(rows[0].searchText).toBe('eva σισυφοσ eva σισυφοσ eva@example.com 5550100200')
  })

  test('sorts names as people do', async () => {
    const names = ['Zoé', 'adam', 'Ádám', 'Bea']
    const { rows } = await pool.query(
      'select name from unnest($1::text[]) as name order by name collate "und-x-icu"',
      [names],
    )
    const { rows: columns } = await pool.query(
      `select table_name || '.' || column_name as name from information_schema.columns where collation_name = 'und-x-icu' order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['adam', 'Ádám', 'Bea', 'Zoé'])
    expect(columns.map(({ name }) => name)).toEqual(['Customer.name', 'VendorContact.company'])
  })

  test('numbers real businesses from 2', async () => {
    const { rows } = await pool.query(`insert into "Business" (name) values ('First') returning id`)
    expect(rows).toEqual([{ id: 2 }])
  })

  test('removes everything of a business with it, and nothing of others', async () => {
    await insert('Contact', {
      ...sample('Contact'),
      id: 2,
      completed: true,
      completedAt: new Date(),
      completedById: 1,
    })
    await insert('Activity', { ...sample('Activity'), id: 2, contactId: 2 })
    await pool.query('delete from "Business" where id = 7')
    for (const [table, row] of Object.entries(sampleRows)) {
      if (!('businessId' in row)) continue
      const { rows } = await pool.query(`select count(*)::int from "${table}" where "businessId" = 7`)
      expect({ table, ...rows[0] }).toEqual({ table, count: 0 })
    }
    expect((await pool.query('select id from "Business" where id = 8')).rows).toHaveLength(1)
  })
})
