import { pipeline } from 'node:stream/promises'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { ReadyExport } from '#api/modules/exports/readyExport.ts'
import { customerArchive } from './archive.ts'
import { readRecords } from './records.ts'

/**
 * All about one customer as a ZIP archive.
 * @throws FORBIDDEN; NOT_FOUND while it is read
 */
export function customerExport(ctx: BusinessContext, customerId: number): ReadyExport {
  if (!may(ctx.actor, 'export:customer')) throw new AppError('FORBIDDEN')
  return {
    reads: 'part',
    async write(client, begin) {
      const records = await readRecords(client, ctx.tenant.businessId, customerId)
      const file = { name: `cuecard-customer-${customerId}-${ctx.today()}.zip`, type: 'application/zip' }
      await pipeline(customerArchive(records), begin(file))
    },
  }
}
