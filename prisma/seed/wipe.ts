import type { Prisma } from '#api/core/database/generated/client.ts'

/**
 * Everything a shop owns, in an order in which nothing refers to what is already gone. Its staff and its
 * audit trail are not among them.
 */
export const wiped = [
  'Notification',
  'UserBadge',
  'GamificationStats',
  'PointEntry',
  'SmsMessage',
  'SmsReply',
  'SmsOptOut',
  'Activity',
  'Contact',
  'FollowUp',
  'FollowUpCadence',
  'ServiceAppointment',
  'Customer',
  'InterestOption',
  'HotBoardItem',
  'SharedNote',
  'StickyNote',
  'VendorContact',
  'OrganizerTask',
  'PasswordResetToken',
  'ApiKey',
] as const satisfies Prisma.ModelName[]

/** Empties a business of everything but its staff and what superadmins did to it. */
export async function wipeShop(tx: Prisma.TransactionClient, businessId: number): Promise<void> {
  for (const table of wiped) {
    await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE "businessId" = $1`, businessId)
  }
  await tx.auditEntry.deleteMany({ where: { businessId, actorType: { in: ['user', 'api-key'] } } })
}
