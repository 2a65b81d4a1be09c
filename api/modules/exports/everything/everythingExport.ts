import type pg from 'pg'
import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { streamTar } from '#api/modules/backups/archive/tarStream.ts'
import { exportName } from '#api/modules/backups/business/exportName.ts'
import type { ReadyExport } from '#api/modules/exports/readyExport.ts'
import { addTable, type TableFiles } from './tableFiles.ts'
import { exportedTables } from './tables.ts'

/** The version of the archive. */
const version = 1

/**
 * Everything that a business owns as a gzipped tar file, without secrets and without what is private to others.
 * @throws FORBIDDEN
 */
export function everythingExport(ctx: BusinessContext): ReadyExport {
  if (!may(ctx.actor, 'export:everything')) throw new AppError('FORBIDDEN')
  const { businessId } = ctx.tenant
  return {
    reads: 'everything',
    async write(client, begin) {
      const business = await findBusiness(client, businessId)
      const tables = await exportedTables(client)
      const now = ctx.now()
      const name = exportName({ id: businessId, name: business.name, now, encrypted: false })
      await streamTar(begin({ name, type: 'application/gzip' }), {
        async fill(add) {
          const files: TableFiles[] = []
          for (const table of tables) files.push(await addTable(client, table, [businessId, ctx.userId], add))
          return files
        },
        manifestOf: (files, checksums) => ({
          cuecard: 'everything',
          version,
          business: { id: businessId, name: business.name },
          createdAt: now.toISOString(),
          tables: files,
          checksums,
        }),
      })
    },
  }
}

async function findBusiness(client: pg.ClientBase, id: number): Promise<{ name: string }> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM "Business" WHERE id = $1', [id])
  return found('Business', rows[0])
}
