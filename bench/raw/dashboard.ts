import { accounts } from '../accounts.ts'
import { statsStatement } from '../statsStatement.ts'
import { gid, type Handler, ofBusiness, pool } from './answer.ts'

const { businessId } = accounts.reader

async function figures() {
  const { rows } = await pool.query({ name: 'stats', text: statsStatement, values: [businessId] })
  return rows[0]
}

async function upcoming() {
  const { rows } = await pool.query({
    name: 'upcoming',
    text: `SELECT c.id, c."scheduledDate", c.notes, u.id AS "customerId", u.name, u."phoneNumber"
             FROM "Contact" c JOIN "Customer" u ON u."businessId" = c."businessId" AND u.id = c."customerId"
            WHERE c."businessId" = $1 AND c.completed = false AND c."scheduledDate" >= now()
            ORDER BY c."scheduledDate", c.id LIMIT 3`,
    values: [businessId],
  })
  return rows.map((row) => ({
    node: {
      id: gid('Contact', row.id),
      scheduledDate: row.scheduledDate.toISOString(),
      notes: row.notes,
      customer: { id: gid('Customer', row.customerId), name: row.name, phoneNumber: row.phoneNumber },
    },
  }))
}

async function hotItems() {
  const { rows } = await pool.query({
    name: 'hot',
    text: `SELECT id, title, priority FROM "HotBoardItem" WHERE "businessId" = $1 AND resolved = false
            ORDER BY priority, "createdAt", id LIMIT 3`,
    values: [businessId],
  })
  return rows.map(({ id, title, priority }) => ({ node: { id: gid('HotBoardItem', id), title, priority } }))
}

const stats: Handler = async () => ofBusiness({ stats: await figures() })

const dashboard: Handler = async () => {
  const [stats, contacts, items] = await Promise.all([figures(), upcoming(), hotItems()])
  return ofBusiness({ stats, contacts: { edges: contacts }, hotBoardItems: { edges: items } })
}

export const screens = { stats, dashboard }
