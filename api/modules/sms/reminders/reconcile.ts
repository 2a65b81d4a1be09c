import type { House } from '#api/core/context.ts'
import type { Shop } from '#api/core/shop.ts'
import { accountFields, smsAccountOf } from '#api/modules/sms/account.ts'
import { recordAccepted } from '#api/modules/sms/reminders/outcomes.ts'
import { minute } from '#api/modules/sms/reminders/rule.ts'

/** What was claimed longer ago than this is nobody's any more: longer than a call to the provider may take. */
const claimLasts = "interval '2 minutes'"

/** A claim that its instance has left behind, or that a clock made which has been set back since. */
const isLeft = (column: string, now: string) =>
  `(${column} < ${now}::timestamptz - ${claimLasts} OR ${column} > ${now}::timestamptz + ${claimLasts})`

/** How long after the call the provider's list is read, in minutes; after that nobody will ever know. */
const asks = [1, 5, 15, 45]

/** That something is left to be settled, as SQL over `message`. */
export const isDoubtful = (now: string) => `(message.state = 'CLAIMED'
    AND ${isLeft('coalesce(message."callingAt", message."claimedAt")', now)}
  OR message.state = 'UNKNOWN' AND message."nextAttemptAt" <= ${now}::timestamptz)`

interface Doubtful {
  messageId: number
  appointmentId: number
  customerId: number
  toNumber: string
  body: string
  callingAt: Date
}

/** Those whose provider may have been called; while they are looked up here, nobody else does. */
async function takeDoubtful(tx: Shop): Promise<Doubtful[]> {
  const now = tx.now()
  // Claimed and never let go: surely not sent.
  await tx.sql(
    `UPDATE "SmsMessage" SET state = 'PENDING', "claimedBy" = NULL, "claimedAt" = NULL
     WHERE "businessId" = $1 AND kind = 'reminder' AND state = 'CLAIMED' AND "callingAt" IS NULL
       AND ${isLeft('"claimedAt"', '$2')}`,
    now,
  )
  return tx.sql<Doubtful>(
    `UPDATE "SmsMessage" message SET state = 'UNKNOWN', "nextAttemptAt" = $2::timestamptz + ${claimLasts},
       "errorReason" = coalesce("errorReason", 'The connection to the provider was lost.'), "updatedAt" = $2::timestamptz
     WHERE message."businessId" = $1 AND message.id IN (
       SELECT message.id FROM "SmsMessage" message
       WHERE message."businessId" = $1 AND message.kind = 'reminder' AND message."callingAt" IS NOT NULL
         AND ${isDoubtful('$2')}
       ORDER BY message.id LIMIT 20 FOR UPDATE SKIP LOCKED)
     RETURNING id AS "messageId", "appointmentId", "customerId", "toNumber", body, "callingAt"`,
    now,
  )
}

const day = 24 * 60 * minute

/**
 * Settles what may have gone out, by the provider's own list (number, day, text): found, it was sent. Not found, it is
 * asked for again some times, as the list may lag; then it stays unknown, and is never sent again.
 */
export async function reconcile(house: House, shop: Shop): Promise<void> {
  const doubtful = await shop.transaction(takeDoubtful)
  if (doubtful.length === 0) return
  const business = await shop.db.business.findFirst({ select: accountFields })
  const account = business && smsAccountOf(house, business)
  for (const text of doubtful) {
    const since = new Date(text.callingAt.getTime() - day)
    const found = account
      ? await house.sms.sentTo(account, text.toNumber, since).catch((error: unknown) => {
          house.log.warn({ businessId: shop.tenant.businessId }, String((error as Error).message))
          return []
        })
      : []
    const same = found.filter(({ body }) => body.trim() === text.body.trim()).map(({ sid }) => sid)
    const ours = await shop.db.smsMessage.findMany({
      where: { providerSid: { in: same } },
      select: { providerSid: true },
    })
    const taken = new Set(ours.map(({ providerSid }) => providerSid))
    const sent = found.find(({ sid }) => same.includes(sid) && !taken.has(sid))
    if (sent) await recordAccepted(shop, text, sent)
    else await askLater(shop, text)
  }
}

async function askLater(shop: Shop, { messageId, callingAt }: Doubtful): Promise<void> {
  const later = asks
    .map((minutes) => new Date(callingAt.getTime() + minutes * minute))
    .find((at) => at > shop.now())
  await shop.sql(
    `UPDATE "SmsMessage" SET "nextAttemptAt" = $3::timestamptz WHERE "businessId" = $1 AND id = $2 AND state = 'UNKNOWN'`,
    messageId,
    later ?? null,
  )
}
