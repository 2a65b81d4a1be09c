import { accounts } from '../accounts.ts'
import { type Answer, cursor, gid, type Handler, ofBusiness, page, pool } from './answer.ts'

const { businessId } = accounts.reader

const contactsPage: Handler = async () => {
  const { rows } = await pool.query({
    name: 'contacts',
    text: `SELECT c.id, c."scheduledDate", c."completedAt", c.notes, u.id AS "customerId", u.name, u."phoneNumber"
             FROM "Contact" c JOIN "Customer" u ON u."businessId" = c."businessId" AND u.id = c."customerId"
            WHERE c."businessId" = $1 ORDER BY c."scheduledDate" DESC, c.id DESC LIMIT 26`,
    values: [businessId],
  })
  const contacts = page(
    rows,
    (row) => ({
      id: gid('Contact', row.id),
      scheduledDate: row.scheduledDate.toISOString(),
      completedAt: row.completedAt?.toISOString() ?? null,
      notes: row.notes,
      customer: { id: gid('Customer', row.customerId), name: row.name, phoneNumber: row.phoneNumber },
    }),
    (row) => cursor(row.scheduledDate, row.id),
  )
  return ofBusiness({ contacts })
}

const customersPage: Handler = async () => {
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
  return ofBusiness({ customers })
}

interface Search {
  variables: { search: string }
}

interface Found {
  id: number
  name: string
  phoneNumber: string
}

function found(rows: Found[]): Answer {
  const customers = page(
    rows,
    ({ id, name, phoneNumber }) => ({ id: gid('Customer', id), name, phoneNumber }),
    ({ id }) => cursor(id),
  )
  return ofBusiness({ customers })
}

const searchNames: Handler = async ({ variables: { search } }: Search) => {
  const [first, second] = search.split(' ')
  const { rows } = await pool.query({
    name: 'search-names',
    text: `SELECT id, name, "phoneNumber" FROM "Customer"
            WHERE "businessId" = $1 AND "searchText" LIKE $2 AND "searchText" LIKE $3 ORDER BY id DESC LIMIT 26`,
    values: [businessId, `%${first}%`, `%${second}%`],
  })
  return found(rows)
}

const searchDigits: Handler = async ({ variables: { search } }: Search) => {
  const { rows } = await pool.query({
    name: 'search-digits',
    text: `SELECT id, name, "phoneNumber" FROM "Customer"
            WHERE "businessId" = $1 AND "phoneNumber" LIKE $2 ORDER BY id DESC LIMIT 26`,
    values: [businessId, `%${search.replace(/\D/g, '')}%`],
  })
  return found(rows)
}

export const pages = { contactsPage, customersPage, searchNames, searchDigits }
