import pg from 'pg'

/** How much the benchmark's database holds. */
export const size = { shops: 100, customersPerShop: 1000, contactsPerCustomer: 3 }

/** The account the benchmark signs in with; it belongs to the shop in the middle. */
export const account = { businessId: 50, username: 'bench', password: 'a password for the bench' }

/** Raised when the statements below change: an older database is made anew. */
const edition = '1'

const statements = [
  `INSERT INTO "Business" (id, name, "businessType", "updatedAt")
   SELECT s, 'Shop ' || s, 'RETAIL', now() FROM generate_series(1, $1::int) s`,
  `INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role, "updatedAt")
   SELECT s, CASE WHEN s = $2 THEN $3 ELSE 'staff' || s END, 'staff' || s || '@example.com', $4, 'Staff', 'Number' || s,
          'ADMIN', now()
     FROM generate_series(1, $1::int) s`,
  `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", email, interest, notes, status,
                           "createdAt", "updatedAt")
   SELECT s, first, last, first || ' ' || last, (5550000000 + s * 10000 + c)::text,
          lower(first) || c || '@example.com', (ARRAY['Pool tables', 'Accessories', 'Darts'])[1 + c % 3],
          'Came in on a Saturday and liked the maple frame.',
          (ARRAY['UNSOLD', 'SOLD', 'NOT_IN_MARKET'])[1 + c % 3]::"CustomerStatus",
          now() - c * interval '6 hours', now()
     FROM generate_series(1, $1::int) s, generate_series(1, $2::int) c,
          LATERAL (SELECT (ARRAY['Ann', 'Bob', 'Cora', 'Dan', 'Eve', 'Finn', 'Gina'])[1 + (c * 7 + s) % 7] AS first,
                          (ARRAY['Abel', 'Berg', 'Cole', 'Dahl', 'Ekman'])[1 + (c * 3 + s) % 5] || c AS last) names
    ORDER BY s, c`,
  `INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", notes, completed, "completedAt", "updatedAt")
   SELECT "businessId", id, due, 'Call about the offer.', done, CASE WHEN done THEN due END, now()
     FROM "Customer", generate_series(1, $1::int) n,
          LATERAL (SELECT now() + ((id * 37 + n * 101) % 2000 - 1000) * interval '1 hour' AS due, (id + n) % 2 = 0 AS done) x
    ORDER BY "businessId", id, n`,
  `INSERT INTO "HotBoardItem" ("businessId", title, description, priority, "createdByName", "updatedAt")
   SELECT s, 'Item ' || i, 'Something urgent.', (ARRAY['URGENT', 'HIGH', 'MEDIUM', 'LOW'])[1 + i % 4]::"Priority",
          'Staff', now()
     FROM generate_series(1, $1::int) s, generate_series(1, 20) i`,
]

function paramsOf(passwordHash: string): unknown[][] {
  const { shops, customersPerShop, contactsPerCustomer } = size
  return [
    [shops],
    [shops, account.businessId, account.username, passwordHash],
    [shops, customersPerShop],
    [contactsPerCustomer],
    [shops],
  ]
}

/** Whether the database holds this edition of the data. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT shobj_description(oid, 'pg_database') AS edition FROM pg_database WHERE datname = current_database()`,
  )
  return rows[0]?.edition === edition
}

/** Fills a migrated, empty database. */
export async function fill(client: pg.Client, passwordHash: string): Promise<void> {
  const params = paramsOf(passwordHash)
  for (const [i, statement] of statements.entries()) await client.query(statement, params[i])
  const { rows } = await client.query('SELECT current_database() AS name')
  await client.query('VACUUM ANALYZE')
  await client.query(`COMMENT ON DATABASE ${pg.escapeIdentifier(rows[0].name)} IS '${edition}'`)
}
