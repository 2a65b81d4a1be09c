import type { Limiter } from '#api/core/limits/limiter.ts'
import type { FoundText } from '#api/core/platform/smsGateway.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Services } from '#api/core/tenancy/context.ts'
import { accountFields, smsAccountOf } from '#api/modules/sms/account.ts'
import { inLanes } from '#api/modules/sms/reminders/lanes.ts'
import { type Doubtful, recordAbsent } from '#api/modules/sms/reminders/looks.ts'
import { recordAccepted } from '#api/modules/sms/reminders/outcomes.ts'
import { failedLook, firstLook, longestWait, minute } from '#api/modules/sms/reminders/rule.ts'

const ms = (milliseconds: number) => `interval '${milliseconds} milliseconds'`

/** A claim that was not called is given up after this: its instance is dead. */
const claimLasts = 2 * minute

/** A moment longer ago than this, or one written by a clock that has been set back since. */
const isPast = (column: string, now: string, age: number) =>
  `(${column} <= ${now}::timestamptz - ${ms(age)} OR ${column} > ${now}::timestamptz + ${ms(age)})`

/** The provider may have been called with this reminder, and it is time to read its list; as SQL over `message`. */
export const isDoubtful = (now: string) => `(message.kind = 'reminder' AND message."callingAt" IS NOT NULL
  AND (message.state = 'CLAIMED' AND ${isPast('message."callingAt"', now, firstLook)}
    OR message.state = 'UNKNOWN' AND (message."nextAttemptAt" <= ${now}::timestamptz
      OR message."nextAttemptAt" > ${now}::timestamptz + ${longestWait})))`

/** Claimed by an instance that is gone, and never let go: surely not sent; as SQL over `message`. */
export const isAbandoned = (now: string) => `(message.kind = 'reminder' AND message.state = 'CLAIMED'
  AND message."callingAt" IS NULL AND ${isPast('message."claimedAt"', now, claimLasts)})`

const freed = `UPDATE "SmsMessage" message SET state = 'PENDING', "claimedBy" = NULL, "claimedAt" = NULL
  WHERE message."businessId" = $1 AND ${isAbandoned('$2')}`

/** Texts whose looks begin now. While one instance looks, no other takes them. */
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
  /** Lets a few through to the database at once. */
  limit: Limiter
}

const atOnce = 20
const looksAtOnce = 4
/** After so many lists in a row that could not be read, the rest of the shop waits for the next pass. */
const patience = 3
/** A text is looked for from this long before its call on: the provider's clock may differ. */
const day = 24 * 60 * minute

/**
 * Settles what may have gone out by the provider's own list of messages (number, date, text): found, it was sent; absent
 * in two looks, it was not, and waits to be sent again (docs/decisions/0015-texts-once.md).
 * @returns how many it left unknown for good
 */
export async function reconcile(work: Work, ctx: BusinessContext): Promise<number> {
  const { services, limit, signal } = work
  await limit(() => ctx.sql(freed, ctx.now()))
  let [failures, unknown] = [0, 0]
  const over = () => signal?.aborted || failures >= patience
  for (let more = true; more && !over(); ) {
    const doubtful = await limit(() => ctx.sql<Doubtful>(taken, ctx.now(), atOnce))
    more = doubtful.length === atOnce
    if (doubtful.length === 0) break
    const business = await limit(() => ctx.db.business.findFirst({ select: accountFields }))
    const account = business && smsAccountOf(services, business)
    await inLanes(looksAtOnce, byNumber(doubtful), async (texts) => {
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
    })
  }
  return unknown
}

/** The texts of each number together: one list tells of all of them, and each message in it is one text's. */
function byNumber(texts: Doubtful[]): [Doubtful, ...Doubtful[]][] {
  const groups = new Map<string, [Doubtful, ...Doubtful[]]>()
  for (const text of texts) {
    const group = groups.get(text.toNumber)
    if (group) group.push(text)
    else groups.set(text.toNumber, [text])
  }
  return [...groups.values()]
}

/** Whether the text stays unknown for good. */
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

/** A look that failed says nothing: the list is read again. */
async function lookLater(ctx: BusinessContext, { messageId, claimedBy }: Doubtful): Promise<void> {
  await ctx.sql(
    `UPDATE "SmsMessage" SET "nextAttemptAt" = $4::timestamptz
     WHERE "businessId" = $1 AND id = $2 AND state = 'UNKNOWN' AND "claimedBy" = $3`,
    messageId,
    claimedBy,
    new Date(ctx.now().getTime() + failedLook),
  )
}
