import { randomUUID } from 'node:crypto'
import type { Services } from '#api/core/context/services.ts'
import { createLimiter, type Limiter } from '#api/core/limits/limiter.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import { smsAccountOf } from '#api/modules/sms/account.ts'
import { statusCallbackUrl } from '#api/modules/sms/callbacks.ts'
import { deadlineIn } from '#api/modules/sms/gateway/deadline.ts'
import type { SendOutcome } from '#api/modules/sms/gateway/smsGateway.ts'
import {
  type Claim,
  type Cursor,
  claimDue,
  fromTheFirst,
  type ReleasedText,
  releaseForSending,
  returnClaims,
  undoRelease,
} from '#api/modules/sms/reminders/claims.ts'
import { endOverdue, giveUpLooking, isOverdue } from '#api/modules/sms/reminders/lookUps.ts'
import { isOfAccount, recordOutcome } from '#api/modules/sms/reminders/outcomes.ts'
import { isAbandoned, isDoubtful, reconcile } from '#api/modules/sms/reminders/reconcile.ts'
import { mayGoOut, startsDue, startWithin } from '#api/modules/sms/reminders/rule.ts'

/** How many businesses are processed at the same time, and how many texts of each. */
const businessesAtOnce = 8
const textsAtOnce = 4
/** How many database connections a run uses; the others stay free for users. */
const connections = 2
/**
 * After this many failures in a row that do not concern a number, the other texts of a business wait for the next
 * run.
 */
const failuresBeforePause = 3
/** The maximum time between the release of a text and the call of the provider, in milliseconds. */
const promptly = 2_000

const businessesStatement = `SELECT business.id, business."timeZone" FROM "Business" business WHERE business.id IN (
    SELECT appointment."businessId" FROM "ServiceAppointment" appointment
      JOIN "Business" business ON business.id = appointment."businessId" 
     WHERE ${mayGoOut('$1', '$2')}
    UNION SELECT message."businessId" FROM "SmsMessage" message
     WHERE ${isDoubtful('$3')} OR ${isAbandoned('$3')} OR ${isOverdue('$1')})
  ORDER BY business.id`

interface DueBusiness {
  id: number
  timeZone: string
}

/** The result of a run, in numbers of texts. */
export interface PassReport {
  /** Accepted by the provider. */
  sent: number
  /** Certainly not sent. */
  unsent: number
  /** Possibly sent; later runs find out. */
  doubtful: number
  /** Never to be known from the provider; the managers were notified. */
  unknown: number
  /** The number of businesses whose processing failed. */
  broken: number
}

const counters = {
  accepted: 'sent',
  refused: 'unsent',
  'not-sent': 'unsent',
  unknown: 'doubtful',
} as const satisfies Record<SendOutcome['kind'], keyof PassReport>

interface Pass {
  services: Services
  /** Stops the run: released texts are finished, nothing else starts. */
  signal: AbortSignal | undefined
  /** Limits the concurrent use of the database. */
  limit: Limiter
  report: PassReport
}

/**
 * Sends all due reminders of all businesses once, and settles uncertain ones. Safe to run in any number of instances
 * at once; a run that is killed loses nothing and sends nothing twice (docs/decisions/0015-texts-once.md). Rejects
 * when the database does not answer; a failure in one business is logged and counted, and does not affect the others.
 */
export async function sendReminders(services: Services, signal?: AbortSignal): Promise<PassReport> {
  const limit = createLimiter({ atOnce: connections })
  const pass: Pass = {
    services,
    signal,
    limit,
    report: { sent: 0, unsent: 0, doubtful: 0, unknown: 0, broken: 0 },
  }
  const now = services.clock.now()
  const { from, to } = startsDue(now)
  const businesses = await services.statements.rows<DueBusiness>(businessesStatement, [from, to, now])
  const runBusiness = async ({ id, timeZone }: DueBusiness) => {
    if (signal?.aborted) return
    const system = { kind: 'system', businessId: id, timeZone } as const
    const ctx = createBusinessContext(services.tenant(id), system, services.clock)
    try {
      pass.report.unknown += await reconcile(pass, ctx)
      await serve(pass, ctx)
      pass.report.unknown += await limit(() => giveUpLooking(ctx))
      await limit(() => endOverdue(ctx))
    } catch (err) {
      pass.report.broken += 1
      services.log.error({ err, businessId: id }, 'The reminders of a business broke off')
    }
  }
  const runs = createLimiter({ atOnce: businessesAtOnce })
  await Promise.all(businesses.map((business) => runs(() => runBusiness(business))))
  const { sent, unsent, doubtful, unknown } = pass.report
  if (sent + unsent + doubtful > 0) services.log.info(pass.report, 'Tried to send the reminders that are due')
  if (unknown > 0) services.log.error({ unknown }, 'Reminders may not have arrived: the managers were told')
  return pass.report
}

/** Sends the due reminders of one business. */
async function serve(pass: Pass, ctx: BusinessContext): Promise<void> {
  const { services, signal, limit, report } = pass
  let failures = 0
  const judge = (outcome: SendOutcome) => {
    report[counters[outcome.kind]] += 1
    if (isOfAccount(outcome)) failures = failuresBeforePause
    else failures = outcome.kind === 'unknown' || outcome.kind === 'not-sent' ? failures + 1 : 0
  }
  const over = () => signal?.aborted || failures >= failuresBeforePause
  const sending = createLimiter({ atOnce: textsAtOnce })
  let cursor: Cursor | null = fromTheFirst
  while (cursor && !over()) {
    const from: Cursor = cursor
    const { claims, next } = await limit(() => claimDue(ctx, from, randomUUID()))
    const left: Claim[] = []
    const sendClaim = async (claim: Claim) => {
      const outcome = over() ? null : await send(pass, ctx, claim)
      if (outcome) judge(outcome)
      else left.push(claim)
    }
    await Promise.all(claims.map((claim) => sending(() => sendClaim(claim))))
    if (left.length > 0) await limit(() => returnClaims(ctx, left))
    cursor = next
  }
  if (failures >= failuresBeforePause) {
    services.log.warn(
      { businessId: ctx.tenant.businessId },
      'Sending paused: the SMS provider accepts no texts',
    )
  }
}

/** Sends one text; resolves to null when it must not be sent any more. */
async function send(
  { services, limit }: Pass,
  ctx: BusinessContext,
  claim: Claim,
): Promise<SendOutcome | null> {
  let [prompt, startBy] = [deadlineIn(0), deadlineIn(0)]
  const departure = await limit(() => {
    prompt = deadlineIn(promptly)
    startBy = deadlineIn(startWithin)
    return releaseForSending(ctx, claim)
  }).catch((err: unknown) => {
    services.log.warn({ err, businessId: ctx.tenant.businessId }, 'Releasing a text for sending failed')
    return null
  })
  if (!departure) return null
  const account = smsAccountOf(services, departure.account)
  if (!account || prompt.passed()) {
    await limit(() => undoRelease(ctx, departure))
    return null
  }
  const outcome = await services.sms.send(account, {
    to: departure.to,
    body: departure.body,
    statusCallback: statusCallbackUrl(services.publicUrl, ctx.tenant.businessId, departure.messageId),
    startBy,
  })
  await keep((text) => limit(() => recordOutcome(ctx, text, outcome)), departure)
  return outcome
}

const tries = 3

/**
 * Records the provider's response, with several attempts. If all of them fail, a later run finds the text in the
 * provider's message list.
 */
async function keep(
  record: (departure: ReleasedText) => Promise<void>,
  departure: ReleasedText,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record(departure)
    } catch (error) {
      if (attempt === tries) throw error
    }
  }
}
