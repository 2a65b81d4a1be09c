import type { Readable } from 'node:stream'
import type { Context } from '#api/core/context/context.ts'
import { AppError, found } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { csvStream } from '#api/modules/exports/files/csv.ts'
import { type Batches, xlsxStream } from '#api/modules/exports/files/xlsx.ts'
import type { ExportContent, Format } from '#api/modules/exports/input.ts'
import { createLink, type Link } from '#api/modules/exports/link.ts'
import type { ExportedList } from '#api/modules/exports/lists/exportedList.ts'
import { listOf } from '#api/modules/exports/lists/lists.ts'
import type { Statement } from '#api/modules/exports/snapshot.ts'
import { listStatement } from '#api/modules/exports/statement.ts'

/** Each export may read a whole table. */
const exportsOfBusiness: Limit = { name: 'exports', points: 120, seconds: 3600 }

/**
 * Checks an export, records it in the audit trail and makes its link. The trail does not say the filter, which may hold the
 * name of somebody who is erased later.
 * @throws FORBIDDEN, API_KEY_NOT_ALLOWED for tasks, NOT_FOUND for a user of another business, RATE_LIMITED
 */
export async function createExport(context: Context, content: ExportContent): Promise<Link> {
  const { ctx, services } = context
  const { list, format, filter } = content
  checkExport(ctx, content)
  for (const id of [filter.ownerId, filter.technicianUserId]) {
    if (typeof id === 'number')
      found('Team member', await ctx.db.user.findFirst({ where: { id }, select: { id: true } }))
  }
  const { businessId } = ctx.tenant
  await services.throttle.take(exportsOfBusiness, String(businessId))
  await ctx.transaction((tx) =>
    recordAudit(tx, {
      action: 'export:create',
      subject: `Business:${businessId}`,
      after: { list: listOf(list).title, format },
    }),
  )
  return createLink(context, content)
}

/** An export that may be read now: its file name, its type, and how its rows become a file. */
export interface CheckedExport {
  name: string
  type: string
  statement: Statement
  toFile(rows: Batches): Readable
}

const files: Record<
  Format,
  { type: string; stream(list: Pick<ExportedList<never>, 'title' | 'columns'>, rows: Batches): Readable }
> = {
  CSV: {
    type: 'text/csv; charset=utf-8',
    stream: ({ columns }, rows) => csvStream(Object.keys(columns), rows),
  },
  XLSX: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    stream: ({ title, columns }, rows) => xlsxStream(title, Object.keys(columns), rows),
  },
}

/**
 * Checks an export for the actor, as they may now.
 * @throws FORBIDDEN, API_KEY_NOT_ALLOWED for tasks
 */
export function checkExport(
  ctx: BusinessContext,
  { list: name, format, filter }: ExportContent,
): CheckedExport {
  const list = listOf(name)
  if (!may(ctx.actor, list.action)) throw new AppError('FORBIDDEN')
  const { type, stream } = files[format]
  const words = list.title.toLowerCase().replaceAll(' ', '-')
  return {
    name: `cuecard-${words}-${ctx.today()}.${format.toLowerCase()}`,
    type,
    statement: listStatement(ctx, list, filter),
    toFile: (rows) => stream(list, rows),
  }
}
