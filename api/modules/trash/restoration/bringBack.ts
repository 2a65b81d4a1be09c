import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { tablesOfBusiness } from '#api/database/tableOrder.ts'
import type { Prisma } from '#api/generated/client.ts'

/** Rows by table and id. */
export type RowsByTable = Record<string, Record<string, Prisma.JsonObject>>

/** Tables in an order in which rows can be inserted. */
const insertionOrder = tablesOfBusiness.toReversed()

/** Inserts the rows of entries again; `changes` has columns that differ by now. */
export async function bringBack(
  tx: BusinessContext,
  entries: readonly number[],
  rows: RowsByTable,
  changes: RowsByTable = {},
): Promise<void> {
  await tx.sql(
    'SELECT bring_back($1, $2::int[], $3::text[], $4::jsonb, $5::timestamptz)::text',
    entries,
    insertionOrder.filter((table) => table in rows),
    JSON.stringify(changes),
    tx.now(),
  )
}
