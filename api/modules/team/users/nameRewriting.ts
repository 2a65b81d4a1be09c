import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/**
 * The columns that keep the full name of a member as it was, by table. The value is the column that tells whose name it
 * is; null where only the name itself tells. Audit entries and notifications have names inside their texts as well; rows
 * in the trash have the same columns.
 */
export const nameColumns: Record<string, Record<string, string | null>> = {
  HotBoardItem: {
    assignedToName: 'assignedToId',
    createdByName: 'createdById',
    resolvedByName: 'resolvedById',
  },
  HotBoardComment: { createdByName: 'createdById' },
  VendorContact: { assignedToName: 'assignedToId', createdByName: 'createdById' },
  ServiceAppointment: { technician: 'technicianUserId' },
  Activity: { performedBy: null },
  Customer: { statusUpdatedBy: null },
  CustomerStatusChange: { changedBy: null },
  SmsMessage: { markedSentBy: null },
  TrashEntry: { deletedByName: 'deletedById' },
  Import: { createdByName: 'createdById' },
  CustomerMerge: { mergedByName: 'mergedById' },
  BulkRun: { startedByName: 'startedById', undoneByName: 'undoneById' },
}

/** Who is erased: under which names entries know them, and what stands there instead. */
export interface ErasedMember {
  id: number
  /** The present name and earlier ones, without those that another member has as well. */
  names: readonly string[]
  /** What else identifies them: username and email address. */
  accounts: readonly string[]
  replacement: string
}

/** A column with a name in it, in SQL over the columns of its row: which rows have the name, and the new value. */
interface Naming {
  table: string
  column: string
  holds(value: (column: string) => string): string
  becomes(value: (column: string) => string): string
}

const columns: (Naming & { isOwned: boolean })[] = Object.entries(nameColumns).flatMap(([table, names]) =>
  Object.entries(names).map(([column, owner]) => ({
    ...{ table, column, isOwned: owner !== null },
    holds: (value) => (owner ? `(${value(owner)})::int = $2::int` : `${value(column)} = ANY($2)`),
    becomes: () => '$3::text',
  })),
)

/** Activities in which Cuecard wrote a name. */
const activities: Naming[] = [
  {
    ...{ table: 'Activity', column: 'description' },
    holds: (value) =>
      `${value('subject')} LIKE 'ServiceAppointment:%' AND ${value('description')} LIKE 'Appointment on % given to %'`,
    becomes: (value) => `left(replace(replace(${value('description')},
      ' given to ' || $2 || ' instead of ', ' given to ' || $3 || ' instead of '),
      ' instead of ' || $2 || ': ', ' instead of ' || $3 || ': '), 2000)`,
  },
  {
    ...{ table: 'Activity', column: 'description' },
    holds: (value) => `${value('type')} = 'OTHER' AND ${value('description')} = 'Owner changed to ' || $2`,
    becomes: () => `'Owner changed to ' || $3`,
  },
]

type Write = (naming: Naming, name: number | string | readonly string[]) => Promise<unknown>

async function replaceEach({ id, names }: ErasedMember, write: Write): Promise<void> {
  for (const naming of columns) await write(naming, naming.isOwned ? id : names)
  for (const name of names) for (const naming of activities) await write(naming, name)
}

function inTable({ table, column, holds, becomes }: Naming): string {
  const value = (name: string) => `"${name}"`
  return `UPDATE "${table}" SET "${column}" = ${becomes(value)} WHERE "businessId" = $1 AND ${holds(value)}`
}

// Why a reverted import kept a customer, such as `Kept: Joe Reed added a note.`
const inKeptRecords = `UPDATE "ImportRow" SET problems = ARRAY['Kept: ' || $3 || substr(problems[1], length('Kept: ' || $2) + 1)]
   WHERE "businessId" = $1 AND state = 'KEPT' AND starts_with(problems[1], 'Kept: ' || $2 || ' ')`

// Who set the status of customers, in what merges and bulk changes are undone with; also where that lies in the trash.
const inUndos = [
  'CustomerMerge.rows',
  'CustomerMerge.before',
  'CustomerMerge.after',
  'BulkCustomer.before',
].map((place) => {
  const [table, column] = place.split('.').map((name) => `"${name}"`) as [string, string]
  return `UPDATE ${table} SET ${column} = ${setByOther(column)} WHERE "businessId" = $1 AND ${column} <> ${setByOther(column)}`
})
const inMergesOfTrash = `UPDATE "TrashEntry" SET rows = jsonb_set(rows, '{CustomerMerge}', ${setByOther(`(rows -> 'CustomerMerge')`)})
   WHERE "businessId" = $1 AND rows ? 'CustomerMerge'`

/** A value of JSON with another name of who set a status. */
function setByOther(json: string): string {
  const pair = (name: string) => `'"statusUpdatedBy": ' || to_jsonb(${name}::text)::text`
  return `replace(${json}::text, ${pair('$2')}, ${pair('$3')})::jsonb`
}

/** Replaces the names in the tables. */
export async function replaceInTables(tx: BusinessContext, member: ErasedMember): Promise<void> {
  const { names, replacement } = member
  await replaceEach(member, (naming, name) => tx.sql(inTable(naming), name, replacement))
  for (const name of names) {
    for (const statement of [inKeptRecords, ...inUndos, inMergesOfTrash])
      await tx.sql(statement, name, replacement)
  }
}

/** The same in the rows of entries, which are JSON by table and id. */
function inTrash({ table, column, holds, becomes }: Naming): string {
  const value = (name: string) => `(kept.row ->> '${name}')`
  const kept = `jsonb_each(rows -> '${table}') AS kept (id, row)`
  return `UPDATE "TrashEntry" SET rows = jsonb_set(rows, '{${table}}', (
      SELECT jsonb_object_agg(kept.id, CASE WHEN ${holds(value)}
               THEN kept.row || jsonb_build_object('${column}', ${becomes(value)}) ELSE kept.row END) FROM ${kept}))
    WHERE "businessId" = $1 AND "TrashEntry".id = ANY($4::int[]) AND EXISTS (SELECT FROM ${kept} WHERE ${holds(value)})`
}

const owners = [...new Set(Object.values(nameColumns).flatMap((names) => Object.values(names)))].filter(
  Boolean,
)

/** Locks the entries whose rows may have the name, so that a restoration waits. */
const named = `SELECT id FROM "TrashEntry"
  WHERE "businessId" = $1 AND (rows::text ~ ('"(${owners.join('|')})": ' || $2::int || '[,}]') OR EXISTS (
    SELECT FROM unnest($3::text[]) AS known WHERE position(trim('"' FROM to_jsonb(known)::text) IN rows::text) > 0))
  ORDER BY id FOR UPDATE`

/** Replaces the names in the rows that lie in the trash, so that no restoration brings one back. */
export async function replaceInTrash(tx: BusinessContext, member: ErasedMember): Promise<void> {
  const { id, names, replacement } = member
  const entries = (await tx.sql<{ id: number }>(named, id, names)).map((entry) => entry.id)
  if (entries.length === 0) return
  await replaceEach(member, (naming, name) => tx.sql(inTrash(naming), name, replacement, entries))
}
