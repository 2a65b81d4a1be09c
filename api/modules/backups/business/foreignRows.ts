import type pg from 'pg'
import { StartError } from '#api/core/process/startError.ts'
import { quoted } from '#api/modules/backups/archive/tables.ts'
import { stagedName } from './staging.ts'
import type { TenantTable } from './tables.ts'

/** Rejects with a StartError when a file, which may have been handed out and changed, holds rows of another business. */
export async function refuseForeignRows(
  client: pg.Client,
  tables: readonly TenantTable[],
  { file, businessId }: { file: string; businessId: number },
): Promise<void> {
  for (const { name, key } of tables) {
    const { rows } = await client.query(
      `SELECT FROM ${stagedName(name)} WHERE ${quoted(key)} IS DISTINCT FROM $1 LIMIT 1`,
      [businessId],
    )
    if (rows.length > 0)
      throw new StartError(
        `${file} was changed: rows of ${name} do not belong to the business ${businessId}.`,
      )
  }
}

/** Rejects with a StartError when the file does not hold the one business that its manifest names. */
export async function refuseOtherBusiness(
  client: pg.Client,
  file: string,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string }>(
    `SELECT id, name FROM ${stagedName('Business')}`,
  )
  if (rows.length === 1 && rows[0]?.id === id && rows[0].name === name) return
  throw new StartError(`${file} was changed: it does not hold the business ${name} (${id}) that it names.`)
}
