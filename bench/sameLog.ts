import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { accounts } from './accounts.ts'
import { written } from './data.ts'

/**
 * Checks that every server wrote the same: for each contact that a server created and completed, the same row, the
 * same two activities, and the same points entry.
 */
export async function sameLog(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ row: unknown }>(
    `SELECT jsonb_build_array(
              c."scheduledDate", c.completed, c."completedNotes", c."completedById", c."completedAt" IS NOT NULL,
              (SELECT jsonb_agg(jsonb_build_array(a.type, a.description, a."performedBy", a."customerId" = c."customerId")
                                ORDER BY a.id)
                 FROM "Activity" a WHERE a."businessId" = c."businessId" AND a."contactId" = c.id),
              (SELECT jsonb_agg(jsonb_build_array(e."userId", e.rule, e.turn, e.points, e."localDay"))
                 FROM "PointEntry" e WHERE e."businessId" = c."businessId" AND e.subject = 'Contact:' || c.id)) AS row
       FROM "Contact" c WHERE c."businessId" = $1 AND c.notes = $2`,
    [accounts.writer.businessId, written],
  )
  const [first] = rows
  const other = rows.find(({ row }) => !isDeepStrictEqual(row, first?.row))
  if (!other) return
  throw new Error(`the servers wrote different things: ${JSON.stringify([first?.row, other.row])}`)
}
