import { hash } from 'node:crypto'
import { accounts } from '../accounts.ts'
import { cursor, type Handler, pool } from './answer.ts'

async function contactsOf(businessId: number, name: string, limit: string) {
  const { rows } = await pool.query({
    name,
    text: `SELECT c.id, c."customerId", c."scheduledDate", c.email, c.notes, c.completed, c."completedAt",
                  c."completedNotes", c."createdAt", c."updatedAt", u.name, u."firstName", u."lastName", u."phoneNumber", u.interest,
                  u.email AS "customerEmail"
             FROM "Contact" c JOIN "Customer" u ON u."businessId" = c."businessId" AND u.id = c."customerId"
            WHERE c."businessId" = $1 ORDER BY c."scheduledDate" DESC, c.id DESC ${limit}`,
    values: [businessId],
  })
  return rows
}

type Row = Awaited<ReturnType<typeof contactsOf>>[number]

function contact(row: Row) {
  const scheduledDate = row.scheduledDate.toISOString()
  const record = {
    id: row.id,
    customerId: row.customerId,
    customerName: row.name,
    subject:
      row.notes
        ?.split('\n')
        .find((line: string) => line.trim())
        ?.trim()
        .slice(0, 60) ?? `Contact ${row.name}`,
    scheduledDate,
    dueDate: scheduledDate,
    email: row.email,
    notes: row.notes,
    completed: row.completed,
    completedAt: row.completedAt?.toISOString() ?? null,
    completedNotes: row.completedNotes,
    createdAt: row.createdAt.toISOString(),
    customer: {
      id: row.customerId,
      firstName: row.firstName,
      lastName: row.lastName,
      phoneNumber: row.phoneNumber,
      interest: row.interest,
      email: row.customerEmail,
    },
    updatedAt: row.updatedAt.toISOString(),
  }
  return { ...record, etag: `"${hash('sha256', JSON.stringify(record), 'base64url')}"` }
}

const restContacts: Handler = async () => {
  const rows = await contactsOf(accounts.reader.businessId, 'rest-page', 'LIMIT 26')
  const shown = rows.slice(0, 25)
  const last = shown.at(-1)
  const next = `</api/contacts?limit=25&cursor=${cursor(last?.scheduledDate, last?.id)}>; rel="next"`
  return { json: shown.map(contact), ...(rows.length > 25 && { headers: { Link: next } }) }
}

const restWholeBusiness: Handler = async () => {
  const rows = await contactsOf(accounts.small.businessId, 'rest-all', '')
  return { json: rows.map(contact) }
}

export const rest = { restContacts, restWholeBusiness }
