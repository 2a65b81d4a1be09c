import type { ImportRowState } from '#api/generated/enums.ts'
import { columnTypes, updateCustomers, type WrittenColumn } from '#api/modules/customers/statements.ts'

/** How many records one transaction writes or reverts. */
const batchSize = 500

const names = Object.keys(columnTypes) as WrittenColumn[]
const typed = Object.entries(columnTypes).map(([name, type]) => `"${name}" ${type}`)
const quoted = names.map((name) => `"${name}"`).join(', ')

/** Numbers for new customers, in order; $2 is how many. */
export const newNumbers = `SELECT nextval(pg_get_serial_sequence('"Customer"', 'id'))::int AS id
  FROM "Business", generate_series(1, $2::int) WHERE "Business".id = $1`

/** Inserts customers; $2 are their rows, $3 now, $4 the import. */
export const insertCustomers = `
  INSERT INTO "Customer" ("businessId", id, ${quoted}, "importId", "createdAt", "updatedAt")
  SELECT $1, id, ${quoted}, $4::int, "createdAt", $3::timestamptz
    FROM jsonb_to_recordset($2::jsonb) AS came (id int, ${typed.join(', ')}, "createdAt" timestamptz) ORDER BY id`

/** Changes customers; $2 are their rows, $3 now. */
export const updateWritten = updateCustomers(names)

/**
 * Makes contacts; $2 are their rows, $3 now. Who has one already, completed or open, gets no other. OFFSET 0 has each
 * customer's looked up: statistics lag behind an import, and PostgreSQL would read all contacts of the business.
 */
export const insertContacts = `
  INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", notes, completed, "completedAt", "createdAt", "updatedAt")
  SELECT $1, "customerId", at, notes, completed, CASE WHEN completed THEN at END, $3::timestamptz, $3::timestamptz
    FROM jsonb_to_recordset($2::jsonb) AS came ("customerId" int, at timestamptz, notes text, completed boolean)
   WHERE NOT EXISTS (SELECT FROM "Contact" AS held WHERE held."businessId" = $1
           AND held."customerId" = came."customerId" AND held.completed = came.completed OFFSET 0)
   ORDER BY "customerId", at`

/**
 * All records of customers, also those of other imports; $3 are their numbers. OFFSET 0 has each customer's looked up:
 * statistics lag behind an import, and PostgreSQL would read all of its records.
 */
export const recordsOfCustomers = `unnest($3::int[]) AS wanted, LATERAL (
    SELECT "importId", state, before, "writtenAt" FROM "ImportRow" WHERE "businessId" = $1 AND "customerId" = wanted OFFSET 0) AS held`

/**
 * The next records of an import; $2 is the import. Those of each state are read in order, for together they would be sorted
 * for every batch.
 */
export const nextRecords = (
  columns: string,
  states: readonly [ImportRowState, ImportRowState],
  order: 'ASC' | 'DESC',
) => {
  const inState = (state: ImportRowState) => `(
    SELECT line, state, ${columns} FROM "ImportRow" WHERE "businessId" = $1 AND "importId" = $2 AND state = '${state}'
     ORDER BY line ${order} LIMIT ${batchSize})`
  return `${states.map(inState).join(' UNION ALL ')} ORDER BY line ${order} LIMIT ${batchSize}`
}

/** Says what became of records; $2 is the import, $3 the records, $4 now, $5 and $6 the first and the last line. */
export const finishRows = `
  UPDATE "ImportRow" AS kept
     SET state = became.state::"ImportRowState", "customerId" = became."customerId", before = became.before,
         after = became.after, "writtenAt" = $4::timestamptz
    FROM jsonb_to_recordset($3::jsonb) AS became (line int, state text, "customerId" int, before jsonb, after jsonb)
   WHERE kept."businessId" = $1 AND kept."importId" = $2 AND kept.line = became.line
     AND kept.line BETWEEN $5 AND $6`
