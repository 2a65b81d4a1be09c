import pg from 'pg'
import { size } from './accounts.ts'
import { peerFunctions } from './peerFunctions.ts'

/** Increment when the statements below change. */
const edition = 10

/**
 * The maximum age of the data in days. The data lie around the day they were created, so older data have no future
 * records.
 */
const fresh = 14

const all = size.businesses + 1

const statements = (passwordHash: string): [text: string, values: unknown[]][] => [
  [
    `INSERT INTO "Business" (id, name, "businessType", "updatedAt")
     SELECT s, 'Shop ' || s, 'RETAIL', now() FROM generate_series(1, $1::int) s`,
    [all],
  ],
  [
    `INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role, "updatedAt")
     SELECT s, 'staff' || s, 'staff' || s || '@example.com', $2, 'Staff', 'Number' || s, 'ADMIN', now()
       FROM generate_series(1, $1::int) s ORDER BY s`,
    [all, passwordHash],
  ],
  [
    `INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role, "updatedAt")
     SELECT s, 'second' || s, 'second' || s || '@example.com', $2, 'Second', 'Number' || s, 'ADMIN', now()
       FROM generate_series(1, $1::int) s ORDER BY s`,
    [all, passwordHash],
  ],
  [
    `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", email, interest, notes, status,
                             "createdAt", "updatedAt")
     SELECT s, first, last, first || ' ' || last, (5550000000 + s * 10000 + c)::text,
            lower(first) || c || '@example.com', (ARRAY['Pool tables', 'Accessories', 'Darts'])[1 + c % 3],
            'Came in on a Saturday and liked the maple frame.',
            (ARRAY['UNSOLD', 'SOLD', 'NOT_IN_MARKET'])[1 + c % 3]::"CustomerStatus",
            now() - c * interval '6 hours', now()
       FROM generate_series(1, $1::int) s,
            LATERAL generate_series(1, CASE WHEN s = $1 THEN $3::int ELSE $2::int END) c,
            LATERAL (SELECT (ARRAY['Ann', 'Bob', 'Cora', 'Dan', 'Eve', 'Finn', 'Gina'])[1 + c % 7] AS first,
                            (ARRAY['Abel', 'Berg', 'Cole', 'Dahl', 'Ekman'])[1 + c / 7 % 5] || c AS last) names
      ORDER BY s, c`,
    [all, size.customersPerBusiness, size.smallBusinessCustomers],
  ],
  [
    `INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", notes, completed, "completedAt", "updatedAt")
     SELECT "businessId", id, due, 'Call about the offer.', done, CASE WHEN done THEN due END, now()
       FROM "Customer", generate_series(1, $1::int) n,
            LATERAL (SELECT now() + ((id * 37 + n * 101) % 2000 - 1000) * interval '1 hour' AS due,
                            (id + n) % 2 = 0 AS done) x
      ORDER BY "businessId", id, n`,
    [size.contactsPerCustomer],
  ],
  [
    `INSERT INTO "FollowUp" ("businessId", "customerId", "anchorDate", "customerStatus", "dayNumber", title,
                             "scheduledDate", "updatedAt")
     SELECT "businessId", id, now(), status, 3, 'Ask how it goes', now() + (id % 60 - 30) * interval '1 day', now()
       FROM "Customer" WHERE id % 5 = 0 ORDER BY id`,
    [],
  ],
  [
    `INSERT INTO "HotBoardItem" ("businessId", title, description, priority, "createdByName", "updatedAt")
     SELECT s, 'Item ' || i, 'Something urgent.', (ARRAY['URGENT', 'HIGH', 'MEDIUM', 'LOW'])[1 + i % 4]::"Priority",
            'Staff', now()
       FROM generate_series(1, $1::int) s, generate_series(1, 20) i ORDER BY s, i`,
    [all],
  ],
  [
    `INSERT INTO "Notification" ("businessId", "userId", kind, title, subject, "readAt")
     SELECT "businessId", "User".id, 'assigned', 'Item ' || i || ' is yours', 'HotBoardItem:' || i,
            CASE WHEN i > 5 THEN now() END
       FROM "User", generate_series(1, 30) i ORDER BY "User".id, i`,
    [],
  ],
]

export interface Contents {
  /** A description, shown while the database is filled. */
  about: string
  /** A database with a different edition is created again. */
  edition: number
  /** Fills a migrated, empty database. `passwordHash` is the hash of every account's password. */
  fill(client: pg.Client, passwordHash: string): Promise<void>
}

/** Whether the database has this edition of its contents and is recent enough. */
export async function isFilled(client: pg.Client, edition: number): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = current_database()`,
  )
  const [made, day] = String(rows[0]?.note).split(' ')
  const days = (Date.now() - Date.parse(day ?? '')) / 86_400_000
  return made === String(edition) && days < fresh
}

/** Marks a database as complete; a database without the mark is created again. */
export async function noteFilled(client: pg.Client, edition: number): Promise<void> {
  const { rows } = await client.query('SELECT current_database() AS name')
  const note = `${edition} ${new Date().toISOString().slice(0, 10)}`
  await client.query('VACUUM ANALYZE')
  await client.query(`COMMENT ON DATABASE ${pg.escapeIdentifier(rows[0].name)} IS '${note}'`)
}

/** A hundred equal businesses and a small one, with two users each. */
export const businesses: Contents = {
  about: '100 shops, 100,000 customers, 300,000 contacts',
  edition,
  async fill(client, passwordHash) {
    for (const [text, values] of statements(passwordHash)) await client.query(text, values)
    await client.query(peerFunctions)
  },
}

/** The notes of every contact that the benchmark writes. */
export const written = 'Written by the bench.'

/** Deletes the rows that earlier measurements wrote, so that every run finds the same data. */
export async function forgetWrites(client: pg.Client, businessIds: number[]): Promise<void> {
  for (const businessId of businessIds) {
    await client.query('BEGIN')
    // A trigger protects the points ledger from deletions unless this setting names the business.
    await client.query(`SELECT set_config('cuecard.emptied_shop', $1, true)`, [String(businessId)])
    for (const table of ['PointEntry', 'GamificationStats', 'UserBadge', 'Activity'])
      await client.query(`DELETE FROM "${table}" WHERE "businessId" = $1`, [businessId])
    await client.query('DELETE FROM "Contact" WHERE "businessId" = $1 AND notes = $2', [businessId, written])
    await client.query('COMMIT')
  }
  await client.query('VACUUM ANALYZE "Contact", "Activity", "PointEntry", "GamificationStats", "UserBadge"')
}
