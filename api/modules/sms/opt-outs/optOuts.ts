import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

// Numbers are stored in E.164, as the provider sends them.

/** Opts a number out of texts; resolves to whether it was not opted out before. */
export async function optOut(tx: BusinessContext, phoneNumber: string): Promise<boolean> {
  const { count } = await tx.db.smsOptOut.createMany({
    data: [{ ...tx.tenant, phoneNumber, createdAt: tx.now() }],
    skipDuplicates: true,
  })
  return count > 0
}

/** Opts a number in again; resolves to whether it was opted out before. */
export async function optIn(tx: BusinessContext, phoneNumber: string): Promise<boolean> {
  return (await tx.db.smsOptOut.deleteMany({ where: { phoneNumber } })).count > 0
}

export async function hasOptedOut(ctx: BusinessContext, phoneNumber: string): Promise<boolean> {
  return (await ctx.db.smsOptOut.count({ where: { phoneNumber } })) > 0
}

/** For each of these customers, in their order, whether their number has opted out. */
export async function optedOutAmong(
  ctx: BusinessContext,
  customerIds: readonly number[],
): Promise<boolean[]> {
  const rows = await ctx.sql<{ id: number }>(
    `SELECT c.id FROM "Customer" c
       JOIN "SmsOptOut" o ON o."businessId" = c."businessId" AND o."phoneNumber" = '+1' || c."phoneNumber"
      WHERE c."businessId" = $1 AND c.id = ANY($2::int[])`,
    [...customerIds],
  )
  const found = new Set(rows.map(({ id }) => id))
  return customerIds.map((id) => found.has(id))
}
