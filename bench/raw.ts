import { createServer } from 'node:http'
import pg from 'pg'
import { account } from './data.ts'
import { workloads } from './workloads.ts'

/**
 * The ceiling: what a careful person would write by hand with `node:http` and `pg`, each answer the same JSON as
 * ours. No session, no rules, no limits. Started by bench/main.ts with DATABASE_URL and PORT.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
const { businessId } = account

const gid = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64')
const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')

function page<Row>(rows: Row[], node: (row: Row) => unknown, place: (row: Row) => string) {
  const shown = rows.slice(0, 25)
  const last = shown.at(-1)
  return {
    edges: shown.map((row) => ({ node: node(row) })),
    pageInfo: { hasNextPage: rows.length > 25, endCursor: last ? place(last) : null },
  }
}

async function contactsPage() {
  const { rows } = await pool.query({
    name: 'contacts',
    text: `SELECT c.id, c."scheduledDate", c.completed, c.notes, u.id AS "customerId", u.name, u."phoneNumber"
             FROM "Contact" c JOIN "Customer" u ON u."businessId" = c."businessId" AND u.id = c."customerId"
            WHERE c."businessId" = $1 ORDER BY c."scheduledDate" DESC, c.id DESC LIMIT 26`,
    values: [businessId],
  })
  const contacts = page(
    rows,
    (row) => ({
      id: gid('Contact', row.id),
      scheduledDate: row.scheduledDate.toISOString(),
      completed: row.completed,
      notes: row.notes,
      customer: { id: gid('Customer', row.customerId), name: row.name, phoneNumber: row.phoneNumber },
    }),
    (row) => cursor(row.scheduledDate, row.id),
  )
  return { contacts }
}

async function customersPage() {
  const { rows } = await pool.query({
    name: 'customers',
    text: `SELECT id, name, "phoneNumber", status FROM "Customer" WHERE "businessId" = $1 ORDER BY id DESC LIMIT 26`,
    values: [businessId],
  })
  const { rows: contacts } = await pool.query({
    name: 'their-contacts',
    text: `SELECT id, "customerId", "scheduledDate", notes FROM "Contact"
            WHERE "businessId" = $1 AND "customerId" = ANY($2) ORDER BY "scheduledDate" DESC, id DESC`,
    values: [businessId, rows.slice(0, 25).map(({ id }) => id)],
  })
  const theirs = new Map<number, unknown[]>()
  for (const { id, customerId, scheduledDate, notes } of contacts) {
    const list = theirs.get(customerId) ?? []
    theirs.set(customerId, list)
    const node = { id: gid('Contact', id), scheduledDate: scheduledDate.toISOString(), notes }
    if (list.length < 10) list.push({ node })
  }
  const customers = page(
    rows,
    ({ id, name, phoneNumber, status }) => ({
      id: gid('Customer', id),
      name,
      phoneNumber,
      status,
      contacts: { edges: theirs.get(id) ?? [] },
    }),
    ({ id }) => cursor(id),
  )
  return { customers }
}

async function stats() {
  const { rows } = await pool.query({
    name: 'stats',
    text: `SELECT
      (SELECT count(*)::int FROM "Customer" WHERE "businessId" = $1) AS "totalCustomers",
      (SELECT count(*)::int FROM "Contact" WHERE "businessId" = $1
        AND "scheduledDate" >= today.begins AND "scheduledDate" < today.ends) AS "scheduledToday",
      (SELECT count(*)::int FROM "Contact" WHERE "businessId" = $1
        AND "completedAt" >= today.begins AND "completedAt" < today.ends) AS "completedToday",
      (SELECT count(*)::int FROM "FollowUp" WHERE "businessId" = $1 AND state = 'PENDING'
        AND "scheduledDate" >= today.begins AND "scheduledDate" < today.ends) AS "followUpsToday",
      (SELECT count(*)::int FROM "HotBoardItem" WHERE "businessId" = $1 AND NOT resolved) AS "hotBoardItems"
      FROM (SELECT date_trunc('day', now(), 'America/New_York') AS begins,
                   date_trunc('day', now(), 'America/New_York') + interval '1 day' AS ends) AS today`,
    values: [businessId],
  })
  return { stats: rows[0] }
}

async function search() {
  const [first, second] = String(workloads.find(({ name }) => name === 'search')?.variables?.search).split(
    ' ',
  )
  const { rows } = await pool.query({
    name: 'search',
    text: `SELECT id, name, "phoneNumber" FROM "Customer"
            WHERE "businessId" = $1 AND "searchText" LIKE $2 AND "searchText" LIKE $3 ORDER BY id DESC LIMIT 26`,
    values: [businessId, `%${first}%`, `%${second}%`],
  })
  const customers = page(
    rows,
    ({ id, name, phoneNumber }) => ({ id: gid('Customer', id), name, phoneNumber }),
    ({ id }) => cursor(id),
  )
  return { customers }
}

const answers: Record<string, () => Promise<unknown>> = { contactsPage, customersPage, stats, search }

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  JSON.parse(Buffer.concat(chunks).toString())
  const business = await answers[request.url?.slice(1) ?? '']?.()
  const body = JSON.stringify({ data: { viewer: { business } } })
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})

server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
