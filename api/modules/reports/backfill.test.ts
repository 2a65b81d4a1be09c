import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#api/database/migrations/migrate.ts'
import { migrationsFolder } from '#api/database/migrations/migrations.ts'
import { blankDatabase, silent } from '#api/testing/harness/database/database.ts'

type Line = [at: string, description: string, type?: string]

/** A customer before the migration: creation time, status with its time, and activities. */
interface Old {
  status: string
  added: string
  changed: string
  lines?: Line[]
}

const day = (number: number, time = '12:00:00') => `2026-06-${String(number).padStart(2, '0')}T${time}.000Z`
const sold = 'Status changed from unsold to sold'
const unsold = 'Status changed from sold to unsold'

/** Test cases by name; each customer is in a separate business. */
const old: Record<string, Old> = {
  'never changed': { status: 'SOLD', added: day(1), changed: day(1), lines: [[day(3), sold, 'SALE']] },
  'changed once': {
    status: 'SOLD',
    added: day(1),
    changed: day(5),
    lines: [[day(5, '12:00:02'), sold, 'SALE']],
  },
  'changed twice': {
    status: 'UNSOLD',
    added: day(1),
    changed: day(8),
    lines: [
      [day(4), sold, 'SALE'],
      [day(8), unsold],
    ],
  },
  'changed without an activity': { status: 'SOLD', added: day(1), changed: day(5) },
  'with an activity at a different time': {
    status: 'SOLD',
    added: day(1),
    changed: day(5),
    lines: [[day(5, '12:00:11'), sold, 'SALE']],
  },
  'with an activity of a different type': {
    status: 'SOLD',
    added: day(1),
    changed: day(5),
    lines: [[day(5), sold, 'NOTE']],
  },
  'with an activity that ends in a different status': {
    status: 'NOT_IN_MARKET',
    added: day(1),
    changed: day(5),
    lines: [[day(5), sold, 'SALE']],
  },
  'with an older activity that does not fit': {
    status: 'UNSOLD',
    added: day(1),
    changed: day(8),
    lines: [
      [day(3), 'Status changed from unsold to not in market'],
      [day(4), sold, 'SALE'],
      [day(8), unsold],
    ],
  },
  'with unrelated activities': {
    status: 'SOLD',
    added: day(1),
    changed: day(5),
    lines: [
      [day(5), sold, 'SALE'],
      [day(4), `${sold}!`, 'SALE'],
    ],
  },
}

const names = Object.keys(old)

describe('the migration that backfills the status history', () => {
  const found = new Map<string, { history: string[]; from: string | null; tally: string }>()
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    const migrations = (await readdir(migrationsFolder)).sort()
    const before = migrations.slice(
      0,
      migrations.findIndex((name) => name.endsWith('_status_history')),
    )
    for (const name of before) await cp(join(migrationsFolder, name), join(folder, name), { recursive: true })
    const url = await blankDatabase()
    await migrate(url, { log: silent, folder })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const [index, { status, added, changed, lines = [] }] of Object.values(old).entries()) {
      const id = index + 2
      await client.query('INSERT INTO "Business" (id, name) VALUES ($1, $2)', [id, names[index]])
      await client.query(
        `INSERT INTO "Customer" ("businessId", id, "firstName", "lastName", name, "phoneNumber", interest, status,
           "statusUpdatedAt", "createdAt")
         VALUES ($1, $1, 'A', 'B', 'A B', '5550100', 'x', $2, $3, $4)`,
        [id, status, changed, added],
      )
      for (const [at, description, type = 'OTHER'] of lines) {
        await client.query(
          `INSERT INTO "Activity" ("businessId", "customerId", type, description, "performedBy", "createdAt")
           VALUES ($1, $1, $2, $3, 'Ada Tester', $4)`,
          [id, type, description, at],
        )
      }
    }
    await migrate(url, { log: silent })
    const { rows } = await client.query(
      `SELECT business.name, business."statusHistoryFrom" AS from,
          (SELECT concat_ws(' ', sum(unsold), sum(sold), sum("notInMarket")) FROM "Tally"
            WHERE "businessId" = business.id AND span = 'ALL') AS tally,
          ARRAY(SELECT concat_ws(' ', to_char("changedAt" AT TIME ZONE 'UTC', 'DD'), "from", 'to', "to", 'by', "changedBy")
                  FROM "CustomerStatusChange" WHERE "businessId" = business.id ORDER BY "changedAt") AS history
         FROM "Business" AS business`,
    )
    await client.end()
    for (const { name, ...rest } of rows) found.set(name, { ...rest, from: rest.from?.toISOString() ?? null })
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['never changed', ['01 to SOLD by'], null],
    ['changed once', ['01 to UNSOLD by', '05 UNSOLD to SOLD by Ada Tester'], null],
    [
      'changed twice',
      ['01 to UNSOLD by', '04 UNSOLD to SOLD by Ada Tester', '08 SOLD to UNSOLD by Ada Tester'],
      null,
    ],
    ['changed without an activity', ['05 to SOLD by'], day(5)],
    ['with an activity at a different time', ['05 to SOLD by'], day(5)],
    ['with an activity of a different type', ['05 to SOLD by'], day(5)],
    ['with an activity that ends in a different status', ['05 to NOT_IN_MARKET by'], day(5)],
    [
      'with an older activity that does not fit',
      ['04 UNSOLD to SOLD by Ada Tester', '08 SOLD to UNSOLD by Ada Tester'],
      day(4),
    ],
    ['with unrelated activities', ['01 to UNSOLD by', '05 UNSOLD to SOLD by Ada Tester'], null],
  ])('reconstructs the history of a customer %s', (name, history, from) => {
    expect(found.get(name)).toMatchObject({ history, from })
  })

  it('initializes the tallies with the current counts', () => {
    expect(names.map((name) => found.get(name)?.tally)).toEqual([
      ...['0 1 0', '0 1 0', '1 0 0', '0 1 0', '0 1 0', '0 1 0', '0 0 1', '1 0 0', '0 1 0'],
    ])
  })
})
