import type { Prisma } from '#api/core/database/generated/client.ts'

/**
 * Everything a shop owns, in an order in which nothing refers to what is already gone; customers take what
 * belongs to them along. The staff and the audit trail are not among it.
 */
export const wiped = [
  'Customer',
  'Activity',
  'Contact',
  'FollowUp',
  'FollowUpStep',
  'ServiceAppointment',
  'SmsMessage',
  'SmsReply',
  'SmsOptOut',
  'InterestOption',
  'HotBoardItem',
  'SharedNote',
  'StickyNote',
  'VendorContact',
  'OrganizerTask',
  'Notification',
  'UserBadge',
  'GamificationStats',
  'PointEntry',
  'PasswordResetToken',
  'EmailVerification',
  'ApiKey',
  'Tally',
] as const satisfies Prisma.ModelName[]

/** Empties a business of everything but its staff and what superadmins did to it. */
export async function wipeBusiness(tx: Prisma.TransactionClient, businessId: number): Promise<void> {
  // Whoever adds something to the shop has to wait from here on, or it would survive.
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE id = ${businessId} FOR UPDATE`
  // The ledger of points is only added to, but for this.
  await tx.$executeRaw`SELECT set_config('cuecard.emptied_shop', ${String(businessId)}, true)`
  for (const table of wiped) {
    await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE "businessId" = $1`, businessId)
  }
  await tx.auditEntry.deleteMany({ where: { businessId, actorType: { in: ['user', 'api-key'] } } })
}
