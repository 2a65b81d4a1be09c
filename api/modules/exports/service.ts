import type { Context } from '#api/core/context/context.ts'
import { found } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type AuditedAct, recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { customerExport } from '#api/modules/exports/customer/customerExport.ts'
import { everythingExport } from '#api/modules/exports/everything/everythingExport.ts'
import type { ExportContent, ListContent } from '#api/modules/exports/input.ts'
import { createLink, type Link } from '#api/modules/exports/link.ts'
import { listExport } from '#api/modules/exports/listExport.ts'
import { listOf } from '#api/modules/exports/lists/lists.ts'
import type { ReadyExport } from '#api/modules/exports/readyExport.ts'

/** Each export may read a whole table. */
const exportsOfBusiness: Limit = { name: 'exports', points: 120, seconds: 3600 }

/** Each reads the whole business. */
const wholeExports: Limit = { name: 'whole-exports', points: 10, seconds: 3600 }

/**
 * Checks an export for the actor, as they may now.
 * @throws FORBIDDEN, API_KEY_NOT_ALLOWED for tasks
 */
export function readyExport(ctx: BusinessContext, content: ExportContent): ReadyExport {
  if ('list' in content) return listExport(ctx, content)
  return 'customerId' in content ? customerExport(ctx, content.customerId) : everythingExport(ctx)
}

/**
 * Makes the link of a list. The audit trail does not say the filter, which may hold the name of somebody who is erased
 * later.
 * @throws FORBIDDEN, API_KEY_NOT_ALLOWED for tasks, NOT_FOUND for a user of another business, RATE_LIMITED
 */
export async function createExport(context: Context, content: ListContent): Promise<Link> {
  const { ctx } = context
  const { list, format, filter } = content
  for (const id of [filter.ownerId, filter.technicianUserId]) {
    if (typeof id === 'number')
      found('Team member', await ctx.db.user.findFirst({ where: { id }, select: { id: true } }))
  }
  return linkOf(context, content, {
    action: 'export:create',
    subject: `Business:${ctx.tenant.businessId}`,
    after: { list: listOf(list).title, format },
  })
}

/**
 * Makes the link of all about one customer, also one who lies in the trash.
 * @throws FORBIDDEN; NOT_FOUND for a customer who is in neither, and of another business; RATE_LIMITED
 */
export async function createCustomerExport(context: Context, customerId: number): Promise<Link> {
  const { db } = context.ctx
  const where = { type: 'Customer', recordId: customerId, restoredAt: null }
  const customer =
    (await db.customer.findFirst({ where: { id: customerId }, select: { id: true } })) ??
    (await db.trashEntry.findFirst({ where, select: { id: true } }))
  found('Customer', customer)
  return linkOf(context, { customerId }, { action: 'export:customer', subject: `Customer:${customerId}` })
}

/**
 * Makes the link of everything that the business owns.
 * @throws FORBIDDEN, RATE_LIMITED
 */
export async function createEverythingExport(context: Context): Promise<Link> {
  const { ctx, services } = context
  const business = String(ctx.tenant.businessId)
  await services.throttle.take(wholeExports, business)
  return linkOf(
    context,
    { everything: true },
    { action: 'export:everything', subject: `Business:${business}` },
  )
}

/** Checks an export, records it in the audit trail and makes its link. */
async function linkOf(context: Context, content: ExportContent, act: AuditedAct): Promise<Link> {
  const { ctx, services } = context
  readyExport(ctx, content)
  await services.throttle.take(exportsOfBusiness, String(ctx.tenant.businessId))
  await ctx.transaction((tx) => recordAudit(tx, act))
  return createLink(context, content)
}
