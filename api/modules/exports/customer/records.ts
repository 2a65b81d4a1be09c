import type pg from 'pg'
import { found } from '#api/core/errors/errors.ts'
import type { Row } from '#api/modules/exports/files/records.ts'
import { isExported } from '#api/modules/exports/keptColumns.ts'
import { readRows } from '#api/modules/exports/readRows.ts'

/** Records of a customer, by their table. What lies in the trash has `deletedAt` and `deletedBy`. */
export type CustomerRecords = ReadonlyMap<string, readonly Row[]>

const statement = `
  SELECT "table", content || CASE WHEN "deletedAt" IS NULL THEN '{}'
           ELSE jsonb_build_object('deletedAt', "deletedAt", 'deletedBy', "deletedBy") END
    FROM records_of_customer($1, $2) ORDER BY "table" <> 'Customer', "table", id`

/**
 * Reads all records of a customer, as a deletion would take them along, and what lies in the trash of them.
 * @throws NOT_FOUND for a customer who is in neither, and of another business
 */
export async function readRecords(
  client: pg.ClientBase,
  businessId: number,
  customerId: number,
): Promise<CustomerRecords> {
  const records = new Map<string, Row[]>()
  const values = [businessId, customerId]
  for await (const batch of readRows<[string, Row]>(client, { text: statement, values })) {
    for (const [table, row] of batch) {
      const rows = records.get(table) ?? []
      rows.push(Object.fromEntries(Object.entries(row).filter(([column]) => isExported(column))))
      records.set(table, rows)
    }
  }
  found('Customer', records.get('Customer'))
  return records
}
