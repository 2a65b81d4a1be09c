import type pg from 'pg'
import { quoted } from '#api/modules/backups/archive/tables.ts'
import { tenantTables } from '#api/modules/backups/business/tables.ts'
import { isExported } from '#api/modules/exports/keptColumns.ts'
import type { models } from '#api/policy/models.ts'

type Model = keyof typeof models

// Sign-ins, and what Cuecard counts and remembers to do its work: none of it is what a business keeps.
const leftOut: ReadonlySet<string> = new Set([
  ...['PasswordResetToken', 'EmailVerification', 'SecondFactor', 'Passkey', 'Session', 'KnownBrowser'],
  ...['IdempotencyKey', 'DeletedRecord', 'ErasedCustomer', 'Tally', 'ImportPiece'],
])

/** The rows of a table that are private to a user: the condition for those of the viewer. */
export const ownRows: Partial<Record<Model, string>> = {
  Notification: '"userId" = viewer',
  SavedView: '("userId" IS NULL OR "userId" = viewer)',
  StickyNote: '"userId" = viewer',
  SharedNote: '"sharedByUserId" = viewer',
  // A task is seen by who gave it, too.
  OrganizerTask: 'viewer IN ("userId", "assignedById")',
  TrashEntry: '("userId" IS NULL OR "userId" = viewer)',
}

/** A table of the export. */
export interface ExportedTable {
  name: string
  columns: string[]
  /** Gives each row as JSON. `$1` is the business, `$2` the viewer, null for an API key. */
  sql: string
}

/** The tables that a business owns, with their columns that are no secrets. */
export async function exportedTables(client: pg.ClientBase): Promise<ExportedTable[]> {
  const tables = (await tenantTables(client)).filter(({ name }) => !leftOut.has(name))
  return tables.map(({ name, key, columns: all }) => {
    const columns = all.filter(isExported)
    const rows = `${quoted(key)} = $1 AND ${ownRows[name as Model] ?? 'true'}`
    const fields = columns.map(quoted).join(', ')
    return {
      name,
      columns,
      sql: `SELECT row_to_json(t)::text FROM (
        SELECT ${fields} FROM ${quoted(name)} CROSS JOIN (SELECT $2::int AS viewer) AS actor WHERE ${rows}) AS t`,
    }
  })
}
