import type pg from 'pg'
import { quoted, readTables, type Table } from '#api/modules/backups/archive/tables.ts'
import { models } from '#api/policy/models.ts'

/** A table with rows of businesses. */
export interface TenantTable extends Table {
  /** The column that names the business. */
  key: 'businessId' | 'id'
}

/** Every table with rows of businesses, in topological order of their foreign keys. */
export async function tenantTables(client: pg.ClientBase): Promise<TenantTable[]> {
  const keys = new Map<string, 'businessId' | 'id' | null>(
    Object.entries(models).map(([model, { key }]) => [model, key]),
  )
  const tables = await readTables(client)
  return tables.flatMap((table) => {
    const key = keys.get(table.name)
    return key ? [{ ...table, key }] : []
  })
}

/** The condition in SQL for the rows of a business. */
export function ownedBy(table: TenantTable, businessId: number): string {
  return `${quoted(table.key)} = ${Number(businessId)}`
}
