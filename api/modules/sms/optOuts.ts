import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

// Numbers are kept as the provider writes them: E.164.

/** No texts to this number any more, whoever it belongs to. Again changes nothing. */
export async function optOut(tx: BusinessContext, phoneNumber: string): Promise<void> {
  await tx.db.smsOptOut.createMany({
    data: [{ ...tx.tenant, phoneNumber, createdAt: tx.now() }],
    skipDuplicates: true,
  })
}

/** Texts to this number may be sent again. Whether they might not before. */
export async function optIn(tx: BusinessContext, phoneNumber: string): Promise<boolean> {
  return (await tx.db.smsOptOut.deleteMany({ where: { phoneNumber } })).count > 0
}

/** Whether nothing may be sent to this number. */
export async function hasOptedOut(ctx: BusinessContext, phoneNumber: string): Promise<boolean> {
  return (await ctx.db.smsOptOut.count({ where: { phoneNumber } })) > 0
}

/** Of each of these customers whether their number has opted out, in their order. */
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
