import type { Services } from '#api/core/context/services.ts'
import { createLimiter, type Limiter } from '#api/core/limits/limiter.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { smsAccountFields, smsAccountOf } from '#api/modules/sms/account.ts'
import type { FoundText } from '#api/modules/sms/gateway/smsGateway.ts'
import { type Doubtful, recordAbsent } from '#api/modules/sms/reminders/lookUps.ts'
import { recordAccepted } from '#api/modules/sms/reminders/outcomes.ts'
import { failedLookUp, firstLookUp, longestWait, minute } from '#api/modules/sms/reminders/rule.ts'

const ms = (milliseconds: number) => `interval '${milliseconds} milliseconds'`

/** A claim without a call to the provider expires after this time, because its instance must have died. */
const claimLasts = 2 * minute

/** SQL: whether a time is at least `age` ago, or so far in the future that the clock has been set back since. */
const isPast = (column: string, now: string, age: number) =>
  `(${column} <= ${now}::timestamptz - ${ms(age)} OR ${column} > ${now}::timestamptz + ${ms(age)})`

/** SQL over `message`: whether the provider may have been called and its message list should be read now. */
export const isDoubtful = (now: string) => `(message.kind = 'reminder' AND message."callingAt" IS NOT NULL
  AND (message.state = 'CLAIMED' AND ${isPast('message."callingAt"', now, firstLookUp)}
    OR message.state = 'UNKNOWN' AND (message."nextAttemptAt" <= ${now}::timestamptz
      OR message."nextAttemptAt" > ${now}::timestamptz + ${longestWait})))`

/**
 * SQL over `message`: whether an instance claimed the reminder and died before it released it, so that it was not
 * sent.
 */
export const isAbandoned = (now: string) => `(message.kind = 'reminder' AND message.state = 'CLAIMED'
  AND message."callingAt" IS NULL AND ${isPast('message."claimedAt"', now, claimLasts)})`

const freed = `UPDATE "SmsMessage" message SET state = 'PENDING', "claimedBy" = NULL, "claimedAt" = NULL
  WHERE message."businessId" = $1 AND ${isAbandoned('$2')}`

/** Claims texts for a look-up, so that no other instance looks them up at the same time. */
const taken = `UPDATE "SmsMessage" message SET state = 'UNKNOWN', "updatedAt" = $2::timestamptz,
    "nextAttemptAt" = $2::timestamptz + ${ms(claimLasts)},
    "errorReason" = coalesce("errorReason", 'The connection to the provider was lost.')
  WHERE message."businessId" = $1 AND message.id IN (
    SELECT message.id FROM "SmsMessage" message WHERE message."businessId" = $1 AND ${isDoubtful('$2')}
    ORDER BY message.id LIMIT $3::int FOR UPDATE SKIP LOCKED)
  RETURNING id AS "messageId", "appointmentId", "customerId", "claimedBy", "toNumber", body, "callingAt"`

interface Work {
  services: Services
  signal: AbortSignal | undefined
  /** Limits the concurrent use of the database. */
  limit: Limiter
}

const batchSize = 20
const lookUpsAtOnce = 4
/** After this many unreadable lists in a row, the other texts of the business wait for the next run. */
const failuresBeforePause = 3
/** How long before its call a text is looked for, because the provider's clock may differ. */
const day = 24 * 60 * minute

/**
 * Determines from the provider's message list (by number, date and text) whether uncertain texts were sent. A text
 * that is found was sent; a text that is missing in two look-ups was not, and waits to be sent again
 * (docs/decisions/0015-texts-once.md).
 * @returns the number of texts that stay unknown
 */
export async function reconcile(work: Work, ctx: BusinessContext): Promise<number> {
  const { services, limit, signal } = work
  await limit(() => ctx.sql(freed, ctx.now()))
  let [failures, unknown] = [0, 0]
  const over = () => signal?.aborted || failures >= failuresBeforePause
  for (let more = true; more && !over(); ) {
    const doubtful = await limit(() => ctx.sql<Doubtful>(taken, ctx.now(), batchSize))
    more = doubtful.length === batchSize
    if (doubtful.length === 0) break
    const business = await limit(() => ctx.db.business.findFirst({ select: smsAccountFields }))
    const account = business && smsAccountOf(services, business)
    const lookUp = async (texts: [Doubtful, ...Doubtful[]]) => {
      const [{ toNumber }] = texts
      const startedAt = ctx.now()
      const since = new Date(Math.min(...texts.map(({ callingAt }) => callingAt.getTime())) - day)
      const list =
        account && !over()
          ? await services.sms.sentTo(account, toNumber, since).catch((error: unknown) => {
              services.log.warn({ businessId: ctx.tenant.businessId }, String((error as Error).message))
              return null
            })
          : null
      failures = list ? 0 : failures + 1
      for (const text of texts) {
        if (!list) await limit(() => lookLater(ctx, text))
        else if (await limit(() => judge(ctx, text, list, startedAt))) unknown += 1
      }
    }
    const lookUps = createLimiter({ atOnce: lookUpsAtOnce })
    await Promise.all(byNumber(doubtful).map((texts) => lookUps(() => lookUp(texts))))
  }
  return unknown
}

/**
 * Groups texts by number, because one list covers all texts to a number. Each message in it belongs to one text only.
 */
function byNumber(texts: Doubtful[]): [Doubtful, ...Doubtful[]][] {
  const groups = new Map<string, [Doubtful, ...Doubtful[]]>()
  for (const text of texts) {
    const group = groups.get(text.toNumber)
    if (group) group.push(text)
    else groups.set(text.toNumber, [text])
  }
  return [...groups.values()]
}

/** Compares a text with the message list; resolves to whether it stays unknown for good. */
async function judge(
  ctx: BusinessContext,
  text: Doubtful,
  list: FoundText[],
  startedAt: Date,
): Promise<boolean> {
  const same = list.filter(({ body }) => body.trim() === text.body.trim())
  const known = await ctx.db.smsMessage.findMany({
    where: { providerSid: { in: same.map(({ sid }) => sid) } },
    select: { providerSid: true },
  })
  const ofOthers = new Set(known.map(({ providerSid }) => providerSid))
  const found = same.find(({ sid }) => !ofOthers.has(sid))
  if (!found) return recordAbsent(ctx, text, startedAt)
  await recordAccepted(ctx, text, found)
  return false
}

/** Schedules another look-up after a list that could not be read. */
async function lookLater(ctx: BusinessContext, { messageId, claimedBy }: Doubtful): Promise<void> {
  await ctx.sql(
    `UPDATE "SmsMessage" SET "nextAttemptAt" = $4::timestamptz
     WHERE "businessId" = $1 AND id = $2 AND state = 'UNKNOWN' AND "claimedBy" = $3`,
    messageId,
    claimedBy,
    new Date(ctx.now().getTime() + failedLookUp),
  )
}
