import type { PoolClient } from 'pg'
import { ruleBook } from '#api/modules/points/ledger.ts'
import { accounts, timeZone } from '../accounts.ts'
import { gid, type Handler, pool } from './answer.ts'

const { businessId, userId } = accounts.writer
const actor = `Staff Number${businessId}`
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })

const numberIn = (id: string) => Number(Buffer.from(id, 'base64').toString().split(':')[1])

async function transaction<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const done = await act(client)
    await client.query('COMMIT')
    return done
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

function told(client: PoolClient, customerId: number, contactId: number, words: string) {
  return client.query({
    name: 'told',
    text: `INSERT INTO "Activity" ("businessId", "customerId", "contactId", type, description, "performedBy")
           VALUES ($1, $2, $3, 'CONTACT', $4, $5)`,
    values: [businessId, customerId, contactId, words, actor],
  })
}

interface Creation {
  variables: { input: { customerId: string; scheduledDate: string; notes: string } }
}

const createContact: Handler = ({ variables: { input } }: Creation) =>
  transaction(async (client) => {
    const customerId = numberIn(input.customerId)
    const { rows } = await client.query({
      name: 'create',
      text: `WITH made AS (
               INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", notes) VALUES ($1, $2, $3, $4)
               RETURNING id, "customerId", "scheduledDate", "completedAt", notes)
             SELECT made.*, u.name FROM made JOIN "Customer" u ON u."businessId" = $1 AND u.id = made."customerId"`,
      values: [businessId, customerId, input.scheduledDate, input.notes],
    })
    const { id, scheduledDate, completedAt, notes, name } = rows[0]
    const when = format.format(scheduledDate).replaceAll('\u202f', ' ')
    await told(client, customerId, id, `Contact scheduled for ${when}`)
    const customer = { id: input.customerId, name }
    const contact = {
      id: gid('Contact', id),
      scheduledDate: scheduledDate.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
      notes,
      customer,
    }
    return { json: { data: { scheduleContact: { contact } } } }
  })

interface Completion {
  variables: { input: { id: string; notes: string } }
}

const completeContact: Handler = ({ variables: { input } }: Completion) =>
  transaction(async (client) => {
    const { rows } = await client.query({
      name: 'complete',
      text: `UPDATE "Contact" SET completed = true, "completedAt" = now(), "completedNotes" = $3, "completedById" = $4,
                                  "updatedAt" = now()
              WHERE "businessId" = $1 AND id = $2 AND completed = false
          RETURNING id, "customerId", "completedNotes", "completedById"`,
      values: [businessId, numberIn(input.id), input.notes, userId],
    })
    const { id, customerId, completedNotes, completedById } = rows[0]
    await client.query({
      name: 'earn',
      text: `WITH line AS (
               INSERT INTO "Activity" ("businessId", "customerId", "contactId", type, description, "performedBy")
               VALUES ($1, $2, $3, 'CONTACT', $4, $5) RETURNING "contactId")
             SELECT earn_points($1, $6, ARRAY['contact-on-time'], 'Contact:' || "contactId", NULL,
                                (now() AT TIME ZONE $7)::date, now(), $8) FROM line`,
      values: [
        ...[businessId, customerId, id, `Contact completed: ${input.notes}`, actor],
        ...[userId, timeZone, ruleBook],
      ],
    })
    const completedBy = { id: gid('User', completedById) }
    const contact = {
      id: gid('Contact', id),
      completedNotes,
      completedBy,
    }
    return { json: { data: { completeContact: { contact } } } }
  })

export const writes = { createContact, completeContact }
