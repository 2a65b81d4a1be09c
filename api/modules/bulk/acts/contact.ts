import { sqlParams } from '#api/core/database/sqlParams.ts'
import { contactLineSql } from '#api/modules/activities/service.ts'
import { type Act, leftWith } from '#api/modules/bulk/acts/act.ts'
import { scheduledLine } from '#api/modules/contacts/service.ts'

export interface GivenContact {
  scheduledDate: string
  notes: string | null
}

interface Made {
  contactId: number
  at: string
}

const stillOpen = `
  SELECT held.id FROM "Contact" AS held, jsonb_to_recordset($2::jsonb) AS made ("contactId" int, at timestamptz)
   WHERE held."businessId" = $1 AND held.id = made."contactId" AND NOT held.completed AND held."updatedAt" = made.at
   ORDER BY held.id FOR UPDATE OF held`

const endReferences = `
  SELECT end_references($1::int, jsonb_build_object('Contact', (SELECT jsonb_object_agg(id, true) FROM unnest($2::int[]) AS id)))::text`

const remove = 'DELETE FROM "Contact" WHERE "businessId" = $1 AND id = ANY ($2::int[])'

const stillThere = 'SELECT "customerId" AS id FROM "Contact" WHERE "businessId" = $1 AND id = ANY ($2::int[])'

/** Schedules a contact with each customer. */
export const contact: Act<GivenContact, object, Made> = {
  async change(tx, { scheduledDate, notes }, customers) {
    const { values, bind } = sqlParams()
    const at = new Date(scheduledDate)
    const now = bind(tx.now(), 'timestamptz')
    const ids = bind(
      customers.map(({ id }) => id),
      'int[]',
    )
    const made = await tx.sql<{ id: number; customerId: number }>(
      `WITH made AS (
         INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", notes, "createdAt", "updatedAt")
         SELECT $1::int, id, ${bind(at, 'timestamptz')}, ${bind(notes, 'text')}, ${now}, ${now} FROM unnest(${ids}) AS id
         RETURNING *),
       line AS (${contactLineSql(tx, scheduledLine(tx, at), bind)})
       SELECT id, "customerId" FROM made`,
      ...values,
    )
    return made.map(({ id: contactId, customerId: id }) => {
      return { id, state: 'CHANGED', before: {}, after: { contactId, at: tx.now().toISOString() } }
    })
  },
  async undo(tx, _given, changed) {
    const made = changed.map(({ after }) => after)
    const ids = (await tx.sql<{ id: number }>(stillOpen, JSON.stringify(made))).map(({ id }) => id)
    if (ids.length > 0) {
      await tx.sql(endReferences, ids)
      await tx.sql(remove, ids)
    }
    const contactIds = made.map(({ contactId }) => contactId)
    const left = await tx.sql<{ id: number }>(stillThere, contactIds)
    return leftWith(
      left.map(({ id }) => id),
      'Somebody has worked on the contact.',
    )
  },
}
