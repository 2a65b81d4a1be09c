import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#api/database/migrations/migrate.ts'
import { migrationsFolder } from '#api/database/migrations/migrations.ts'
import { blankDatabase, freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { planOf, watchStatements } from '#api/testing/harness/database/statements.ts'
import { type Chance, chanceFrom, moments, writes } from '#api/testing/harness/records/countedWrites.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'
import { wipeBusiness } from '../../../prisma/seed/wipe.ts'

const request = `{ viewer { business { stats {
  totalCustomers scheduledToday completedToday followUpsToday hotBoardItems
  customersTrend scheduledTrend hotBoardItemsAddedToday completedTrend } } } }`

/** The same figures, counted row by row. */
async function counted({ prisma, clock }: World, business: TestBusiness, timeZone: string) {
  const day = (offset: number) =>
    `((($2::timestamptz AT TIME ZONE $3)::date + ${offset})::timestamp AT TIME ZONE $3)`
  const count = (table: string, column: string, from: number, to: number, which = 'true') =>
    `(SELECT count(*) FROM "${table}" WHERE "businessId" = $1 AND ${which}
        AND "${column}" >= ${day(from)} AND "${column}" < ${day(to)})::int`
  const trend = (table: string, column: string) =>
    `(SELECT CASE WHEN before > 0 THEN floor(100.0 * (lately - before) / before + 0.5) ELSE NULL END::int
      FROM (SELECT ${count(table, column, -29, 1)} AS lately, ${count(table, column, -59, -29)} AS before) AS sums)`
  const [figures] = await prisma.$queryRawUnsafe<object[]>(
    `SELECT (SELECT count(*) FROM "Customer" WHERE "businessId" = $1)::int AS "totalCustomers",
      ${count('Contact', 'scheduledDate', 0, 1)} AS "scheduledToday",
      ${count('Contact', 'completedAt', 0, 1)} AS "completedToday",
      ${count('FollowUp', 'scheduledDate', 0, 1, `state = 'PENDING'`)} AS "followUpsToday",
      (SELECT count(*) FROM "HotBoardItem" WHERE "businessId" = $1 AND NOT resolved)::int AS "hotBoardItems",
      ${count('HotBoardItem', 'createdAt', 0, 1, 'NOT resolved')} AS "hotBoardItemsAddedToday",
      ${trend('Customer', 'createdAt')} AS "customersTrend",
      ${trend('Contact', 'scheduledDate')} AS "scheduledTrend",
      ${trend('Contact', 'completedAt')} AS "completedTrend"`,
    business.id,
    clock.now(),
    timeZone,
  )
  return figures
}

describe('the tally of a business', () => {
  let world: World
  let url: string
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    world = openWorld(database)
  })
  afterAll(watched.stop)

  const figuresOf = async (business: TestBusiness) =>
    (await business.employee.actor.ok(request)).viewer.business.stats

  it.each([
    ['America/St_Johns', '2026-06-10T02:29:59.999Z'],
    ['Asia/Kathmandu', '2026-06-10T18:15:00.000Z'],
    ['America/New_York', '2026-11-01T12:00:00.000Z'],
    ['Pacific/Chatham', '2027-04-03T15:00:00.000Z'],
    ['UTC', '2026-12-31T23:59:00.000Z'],
  ])('agrees with a count of every row after any writes, in %s', async (timeZone, now) => {
    world.clock.set(now)
    const business = await world.business({ timeZone })
    const neighbour = await world.business({ timeZone })
    const chance = chanceFrom(now)
    for (let turn = 0; turn < 40; turn += 1) {
      const [act, write] = chance.one(Object.entries(writes)) as [
        string,
        (typeof writes)[keyof typeof writes],
      ]
      await write(
        world.prisma,
        chance.one([business, business, business, neighbour]),
        moments(world.clock.now()),
        chance,
      )
      expect([act, await figuresOf(business)]).toEqual([act, await counted(world, business, timeZone)])
    }
    expect(await figuresOf(neighbour)).toEqual(await counted(world, neighbour, timeZone))
  })

  it('is exact after twenty writers at a time, some of whom thought better of it', async () => {
    world.clock.set('2026-06-10T16:00:00.000Z')
    const business = await world.business()
    const now = world.clock.now()
    const customers = await Promise.all(
      Array.from({ length: 20 }, () => business.customer({ createdAt: now })),
    )
    const write = ({ id: customerId }: { id: number }, regret: boolean) =>
      world.prisma
        .$transaction(async (tx) => {
          const row = { businessId: business.id, customerId, scheduledDate: now }
          const { id } = await tx.contact.create({ data: row })
          await tx.contact.createMany({ data: [row, row] })
          await tx.contact.updateMany({ where: { id }, data: { completed: true, completedAt: now } })
          await tx.customer.updateMany({
            where: { id: customerId },
            data: { createdAt: new Date(+now - 9e8) },
          })
          if (regret) throw new Error('thought better of it')
        })
        .catch((error: Error) => expect(error.message).toBe('thought better of it'))
    await Promise.all(customers.map((customer, i) => write(customer, i % 4 === 0)))
    expect(await figuresOf(business)).toMatchObject({
      totalCustomers: 20,
      scheduledToday: 45,
      completedToday: 15,
    })
    expect(await figuresOf(business)).toEqual(await counted(world, business, 'America/New_York'))
    await Promise.all(customers.map(({ id }) => world.prisma.customer.deleteMany({ where: { id } })))
    expect(await figuresOf(business)).toMatchObject({
      totalCustomers: 0,
      scheduledToday: 0,
      completedToday: 0,
    })
  })

  it('waits for nobody who counts at the same time, and nobody waits for it', async () => {
    const business = await world.business()
    const [one, other] = [business, business].map(() => new pg.Client({ connectionString: url }))
    if (!one || !other) throw new Error('there are two')
    await Promise.all([one.connect(), other.connect()])
    const add = `INSERT INTO "HotBoardItem" ("businessId", title, description, "createdByName")
      VALUES (${business.id}, 'x', 'x', 'x')`
    try {
      for (const client of [one, other]) await client.query(`BEGIN; SET LOCAL lock_timeout = '1s'; ${add}`)
      for (const client of [other, one]) await client.query(add)
      await other.query('COMMIT')
      expect((await figuresOf(business)).hotBoardItems).toBe(2)
      await one.query('COMMIT')
      expect((await figuresOf(business)).hotBoardItems).toBe(4)
    } finally {
      await Promise.all([one.end(), other.end()])
    }
  })

  it('goes when the business is emptied or deleted', async () => {
    const business = await world.business()
    const chance: Chance = chanceFrom('emptied')
    for (const write of Object.values(writes)) {
      await write(world.prisma, business, moments(world.clock.now()), chance)
    }
    const kept = () => world.prisma.tally.count({ where: { businessId: business.id } })
    expect(await kept()).toBeGreaterThan(0)
    await world.prisma.$transaction((tx) => wipeBusiness(tx, business.id))
    expect(await kept()).toBe(0)
    await business.item()
    expect((await figuresOf(business)).hotBoardItems).toBe(1)
    await world.prisma.business.delete({ where: { id: business.id } })
    expect(await kept()).toBe(0)
  })

  it('is read for the same few rows however many there are', async () => {
    const business = await world.business()
    await world.prisma.$executeRaw`
      INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, "createdAt")
      SELECT ${business.id}, 'A', 'B', 'A B', '5550100', 'x', ${world.clock.now()}::timestamptz - i * interval '1 minute'
        FROM generate_series(1, 10000) AS i`
    await world.prisma.$executeRawUnsafe('ANALYZE')
    const statements = await watched.of(() => figuresOf(business))
    expect((await figuresOf(business)).totalCustomers).toBe(10_000)
    expect(statements.filter(({ text }) => /"Customer"|"Contact"/.test(text))).toEqual([])
    const plans = await Promise.all(
      statements.filter(({ text }) => text.includes('"Tally"')).map((statement) => planOf(url, statement)),
    )
    expect(plans.map(({ mostRows }) => mostRows < 500)).toEqual([true])
  })

  it('begins with what is there when it is introduced', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    const names = (await readdir(migrationsFolder)).sort()
    const before = names.slice(
      0,
      names.findIndex((name) => name.endsWith('_tallies')),
    )
    try {
      for (const name of before)
        await cp(join(migrationsFolder, name), join(folder, name), { recursive: true })
      const old = await blankDatabase()
      await migrate(old, { log: silent, folder })
      const client = new pg.Client({ connectionString: old })
      await client.connect()
      await client.query(`INSERT INTO "Business" (id, name) VALUES (2, 'x'), (3, 'y');
        INSERT INTO "HotBoardItem" ("businessId", title, description, "createdByName", resolved, "resolvedAt", "resolvedByName")
          SELECT 2 + i % 2, 'x', 'x', 'x', i > 5, CASE WHEN i > 5 THEN now() END, CASE WHEN i > 5 THEN 'x' END
            FROM generate_series(1, 9) AS i`)
      await migrate(old, { log: silent })
      const { rows } = await client.query(
        `SELECT "businessId", span, sum("openItems")::int AS n FROM "Tally" GROUP BY 1, 2 ORDER BY 1, 2`,
      )
      await client.end()
      expect(rows.map(({ businessId, span, n }) => `${businessId} ${span} ${n}`)).toEqual(
        ['QUARTER', 'DAY', 'ALL']
          .map((span) => `2 ${span} 2`)
          .concat(['QUARTER', 'DAY', 'ALL'].map((s) => `3 ${s} 3`)),
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
