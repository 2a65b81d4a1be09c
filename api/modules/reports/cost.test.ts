import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { planOf, watchStatements } from '#api/testing/harness/database/statements.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const many = 15_000

/** Statements that insert one record of each kind per hour of the past. */
const fillings = (business: number, now: string) => [
  `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, "createdAt", "statusUpdatedAt")
    SELECT ${business}, 'A', 'B', 'A B', '5550100', 'x', at, at
      FROM generate_series(1, ${many}) AS i, LATERAL (SELECT ${now} - i * interval '1 hour' AS at) AS moment`,
  `INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", completed, "completedAt")
    SELECT ${business}, (SELECT max(id) FROM "Customer"), at, true, at
      FROM generate_series(1, ${many}) AS i, LATERAL (SELECT ${now} - i * interval '1 hour' AS at) AS moment`,
  `INSERT INTO "FollowUp" ("businessId", "customerId", "anchorDate", "customerStatus", "dayNumber", title, "scheduledDate",
      state, completed, "completedAt", "closedAt")
    SELECT ${business}, (SELECT max(id) FROM "Customer"), at::date, 'UNSOLD', 1, 'Call', at, 'COMPLETED', true, at, at
      FROM generate_series(1, ${many}) AS i, LATERAL (SELECT ${now} - i * interval '1 hour' AS at) AS moment`,
  `INSERT INTO "ServiceAppointment" ("businessId", "customerId", date, "startTime", "endTime", "startsAt", "endsAt",
      technician, description)
    SELECT ${business}, (SELECT max(id) FROM "Customer"), at::date::text, '09:00', '10:00', at, at, 'Tom', 'Felt'
      FROM generate_series(1, ${many}) AS i, LATERAL (SELECT ${now} - i * interval '1 hour' AS at) AS moment`,
  `INSERT INTO "SmsMessage" ("businessId", "customerId", kind, "toNumber", body, "createdAt")
    SELECT ${business}, (SELECT max(id) FROM "Customer"), 'confirmation', '5550100', 'Hi', at
      FROM generate_series(1, ${many}) AS i, LATERAL (SELECT ${now} - i * interval '1 hour' AS at) AS moment`,
]

const request = `query ($weeks: Int!) { viewer { business { reports(weeks: $weeks) {
  customers { counts { unsold } } done { people { contacts } } outcomes { outcomes { count } }
  appointments { counts { open } } texts { counts { sent } } } } } }`

/** The report of completed work reads the records of a year from this index alone. */
const indexOfDone = 'Contact_businessId_completedAt_completedById_idx'

const tables = /"(Customer|CustomerStatusChange|Contact|FollowUp|ServiceAppointment|SmsMessage)"/

describe(`the reports of a business with ${many.toLocaleString('en')} of everything`, () => {
  let world: World
  let url: string
  let business: TestBusiness
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    world = openWorld(database)
    business = await world.business()
    const now = `timestamptz '${world.clock.now().toISOString()}'`
    for (const filling of fillings(business.id, now)) await database.pool.query(filling)
    await database.pool.query('VACUUM ANALYZE')
  }, 120_000)
  afterAll(watched.stop)

  // One record per hour of the period; the `done` report reads two kinds.
  it.each([
    [2, 1000],
    [8, 3500],
  ])('read only the rows of %s weeks, by index', async (weeks, most) => {
    const statements = await watched.of(() => business.manager.actor.ok(request, { weeks }))
    const reports = statements.filter(({ text }) => tables.test(text))
    expect(reports).toHaveLength(5)
    for (const statement of reports) {
      const { scanned, mostRows, indexOnly } = await planOf(url, statement)
      if (statement.text.includes('"completedById"')) expect(indexOnly).toContain(indexOfDone)
      const few = mostRows <= most
      expect({
        scanned: scanned.filter((table) => tables.test(`"${table}"`)),
        few,
        text: few || `${mostRows} ${statement.text}`,
      }).toEqual({ scanned: [], few: true, text: true })
    }
  })
})
