import type { Prisma } from '#api/generated/client.ts'

/**
 * The tables of a business in an order that respects foreign keys; webhooks come first, so that they are not sent the
 * deletions. Deleting customers deletes their rows as well. Users and the audit trail are not included.
 */
export const wiped = [
  'WebhookDelivery',
  'WebhookEndpoint',
  'Customer',
  'CustomerStatusChange',
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
  'SavedView',
  'UserBadge',
  'GamificationStats',
  'PointEntry',
  'PasswordResetToken',
  'EmailVerification',
  'ApiKey',
  'Tally',
  'IdempotencyKey',
  'DeletedRecord',
] as const satisfies Prisma.ModelName[]

/** Deletes all data of a business except its users and the audit entries of superadmins. */
export async function wipeBusiness(tx: Prisma.TransactionClient, businessId: number): Promise<void> {
  // Concurrent inserts for this business wait for this lock; otherwise their rows would survive.
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE id = ${businessId} FOR UPDATE`
  // A trigger protects the points ledger from deletions unless this setting names the business.
  await tx.$executeRaw`SELECT set_config('cuecard.emptied_shop', ${String(businessId)}, true)`
  for (const table of wiped) {
    await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE "businessId" = $1`, businessId)
  }
  await tx.auditEntry.deleteMany({ where: { businessId, actorType: { in: ['user', 'api-key'] } } })
}
