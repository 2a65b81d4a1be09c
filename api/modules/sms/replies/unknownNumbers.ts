import { boundedCount } from '#api/core/reads/boundedCount.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { e164 } from '#api/core/text/e164.ts'
import type { Prisma } from '#api/generated/client.ts'

type Row = Prisma.SmsReplyGetPayload<object>

const newestFirst: Order<Row> = [['id', 'desc', 'integer']]

/** The replies without a customer, newest first. */
export function unknownReplyList(_ctx: BusinessContext): List<Row> {
  return { order: newestFirst, where: { customerId: null } }
}

/** The number of these replies, exact up to 1,000. */
export async function countUnknownReplies(ctx: BusinessContext): Promise<number> {
  const rows = '"SmsReply" WHERE "businessId" = $1 AND "customerId" IS NULL'
  const [counted] = await ctx.sql<{ count: number }>(`SELECT ${boundedCount(rows, 'id DESC')} AS count`)
  return counted?.count ?? 0
}

/**
 * Assigns the replies from a number to the customer who now has it, and links their notifications to that customer: of
 * all unread ones about replies of the customer only the newest stays.
 */
export async function claimReplies(
  tx: BusinessContext,
  { id, phoneNumber }: { id: number; phoneNumber: string },
): Promise<void> {
  const from = e164(phoneNumber)
  if (!from) return
  await tx.sql(
    `WITH claimed AS (
       UPDATE "SmsReply" SET "customerId" = $2
        WHERE "businessId" = $1 AND "fromNumber" = $3 AND "customerId" IS NULL RETURNING id),
     told AS (
       SELECT id, "readAt" IS NULL AND row_number() OVER (
           PARTITION BY "userId", "readAt" IS NULL ORDER BY id DESC) > 1 AS "isOlder"
         FROM "Notification" WHERE "businessId" = $1 AND kind = 'customer-replied'
          AND subject IN (SELECT concat('SmsReply:', id) FROM claimed UNION SELECT concat('Customer:', $2::int))),
     gone AS (
       DELETE FROM "Notification" WHERE "businessId" = $1 AND id IN (SELECT id FROM told WHERE "isOlder"))
     UPDATE "Notification" SET subject = concat('Customer:', $2::int)
      WHERE "businessId" = $1 AND subject LIKE 'SmsReply:%' AND id IN (SELECT id FROM told WHERE NOT "isOlder")`,
    id,
    from,
  )
}
