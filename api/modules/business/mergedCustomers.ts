import { AppError, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

const mergedInto = `SELECT customer.id, customer.name FROM "CustomerMerge" AS merge
  JOIN "Customer" AS customer ON customer."businessId" = $1 AND customer.id = merge."customerId"
  WHERE merge."businessId" = $1 AND merge."fromId" = $2`

/** The customer whom another one became part of; undefined for everybody else. */
export async function customerMergedInto(
  ctx: BusinessContext,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const [customer] = await ctx.sql<{ id: number; name: string }>(mergedInto, id)
  return customer
}

/**
 * A customer who was looked up for an act.
 * @throws NOT_FOUND for one who is not there; CONFLICT for one who became part of another
 */
export async function foundCustomer<Row>(
  ctx: BusinessContext,
  id: number,
  row: Row | null | undefined,
): Promise<Row> {
  if (row == null) throw await noCustomer(ctx, id)
  return row
}

/** The error for an act on a customer who is not there: whether they were merged, or deleted. */
export async function noCustomer(ctx: BusinessContext, id: number): Promise<AppError> {
  const into = await customerMergedInto(ctx, id)
  return into ? new AppError('CONFLICT', `This customer was merged into ${into.name}.`) : notFound('Customer')
}
