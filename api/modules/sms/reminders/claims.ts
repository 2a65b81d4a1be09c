import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { e164 } from '#api/core/text/e164.ts'
import type { AccountFields } from '#api/modules/sms/account.ts'
import { reportFailure } from '#api/modules/sms/failures.ts'
import { isHourFor, longestWait, mayGoOut, startsDue } from '#api/modules/sms/reminders/rule.ts'
import { reminderText } from '#api/modules/sms/reminders/templates.ts'

/** A claim on a text: only the instance that holds it may release the text for sending. */
export interface Claim {
  messageId: number
  appointmentId: number
  /** Unique for each claim. */
  claimedBy: string
}

/** A text that was released for sending; the provider must be called immediately. */
export interface ReleasedText extends Claim {
  customerId: number
  to: string
  body: string
  attempts: number
  startsAt: Date
  account: AccountFields
}

export interface Candidate {
  appointmentId: number
  customerId: number
  scheduleVersion: number
  startsAt: Date
  technician: string
  firstName: string
  phoneNumber: string
  business: string
  timeZone: string
  failed: boolean
}

export const candidate = `SELECT appointment.id AS "appointmentId", appointment."customerId", appointment."scheduleVersion",
    appointment."startsAt", appointment.technician, customer."firstName", customer."phoneNumber",
    business.name AS business, business."timeZone", coalesce(reminder.state = 'FAILED', false) AS failed`

export const candidates = `FROM "Business" business
  JOIN "ServiceAppointment" appointment ON appointment."businessId" = business.id
  JOIN "Customer" customer ON customer."businessId" = business.id AND customer.id = appointment."customerId"
  LEFT JOIN "SmsMessage" reminder ON reminder."businessId" = business.id AND reminder."appointmentId" = appointment.id
   AND reminder.kind = 'reminder' AND reminder."scheduleVersion" = appointment."scheduleVersion"`

// Locks these rows, in the same order as other acts, so that an act in progress commits first.
export const held = 'FOR SHARE OF business, customer, appointment'

/** Whether the reminder is unclaimed and may be tried: it is waiting, or failed for a reason that may have passed. */
const isFree = (now: string) => `(reminder.state = 'CANCELLED'
  OR (reminder.state = 'FAILED' AND reminder.attempts = 0)
  OR (reminder.state = 'PENDING' AND (reminder."nextAttemptAt" IS NULL OR reminder."nextAttemptAt" <= ${now}::timestamptz
    OR reminder."nextAttemptAt" > ${now}::timestamptz + ${longestWait})))`

const dueStatement = `${candidate} ${candidates}
 WHERE business.id = $1 AND ${mayGoOut('$2', '$3')} AND (appointment."startsAt", appointment.id) > ($4::timestamptz, $5::int)
   AND (reminder.id IS NULL OR ${isFree('$6')})
 ORDER BY appointment."startsAt", appointment.id LIMIT $7::int ${held}`

const claimed = `INSERT INTO "SmsMessage" AS reminder ("businessId", "appointmentId", "customerId", kind, "scheduleVersion",
    "toNumber", body, state, "claimedAt", "claimedBy", "errorReason", "createdAt", "updatedAt")
  SELECT $1, of.id, of.customer, 'reminder', of.version, of.number, of.body,
    CASE WHEN of.problem IS NULL THEN 'CLAIMED' ELSE 'FAILED' END::"SmsState", $2::timestamptz, $3::text, of.problem,
    $2::timestamptz, $2::timestamptz
  FROM unnest($4::int[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[])
    of (id, customer, version, number, body, problem)
  ON CONFLICT ("businessId", "appointmentId", kind, "scheduleVersion") DO UPDATE SET
    "customerId" = excluded."customerId", "toNumber" = excluded."toNumber", body = excluded.body, state = excluded.state,
    "claimedAt" = excluded."claimedAt", "claimedBy" = excluded."claimedBy", "callingAt" = NULL, "absentSince" = NULL,
    "errorReason" = excluded."errorReason", "updatedAt" = excluded."updatedAt"
  WHERE ${isFree('$2')}
  RETURNING id AS "messageId", "appointmentId", "customerId", "errorReason" AS problem`

/** For each number, the reason why it cannot receive texts; null when it can. */
export async function problemsOf(
  tx: BusinessContext,
  numbers: (string | null)[],
): Promise<(string | null)[]> {
  const out = await tx.sql<{ phoneNumber: string }>(
    'SELECT "phoneNumber" FROM "SmsOptOut" WHERE "businessId" = $1 AND "phoneNumber" = ANY ($2)',
    numbers.filter((number) => number !== null),
  )
  const optedOut = new Set(out.map(({ phoneNumber }) => phoneNumber))
  return numbers.map((number) => {
    if (number === null) return 'This is not a phone number that can receive texts.'
    return optedOut.has(number) ? 'This number has opted out of texts.' : null
  })
}

/** The position of a run in the list of due reminders. */
export interface Cursor {
  startsAt: Date
  id: number
}
export const fromTheFirst: Cursor = { startsAt: new Date(0), id: 0 }

interface Claims {
  claims: Claim[]
  /** Null when there are no more. */
  next: Cursor | null
}

const claimsAtOnce = 20

interface Claimed {
  messageId: number
  appointmentId: number
  customerId: number
  problem: string | null
}

/**
 * Claims the next due reminders: one row for each appointment and schedule version, written before the provider is
 * called, with all relevant rows locked. Safe to call from several instances at once; each row is claimed by one. A
 * reminder to a number that cannot receive texts fails here.
 */
export function claimDue(ctx: BusinessContext, after: Cursor, claimedBy: string): Promise<Claims> {
  return ctx.transaction(async (tx) => {
    const now = tx.now()
    const { from, to } = startsDue(now)
    const due = await tx.sql<Candidate>(dueStatement, from, to, after.startsAt, after.id, now, claimsAtOnce)
    const last = due.at(-1)
    const next =
      last && due.length === claimsAtOnce ? { startsAt: last.startsAt, id: last.appointmentId } : null
    const timely = due.filter(({ startsAt, timeZone }) => isHourFor(startsAt, now, timeZone))
    const numbers = timely.map(({ phoneNumber }) => e164(phoneNumber))
    const problems = await problemsOf(tx, numbers)
    // Skip reminders that have already failed for a reason that still applies.
    const rows = timely
      .map((row, i) => ({ ...row, number: numbers[i] ?? row.phoneNumber, problem: problems[i] ?? null }))
      .filter(({ failed, problem }) => !(failed && problem))
    if (rows.length === 0) return { claims: [], next }
    const written = await tx.sql<Claimed>(
      claimed,
      now,
      claimedBy,
      rows.map(({ appointmentId }) => appointmentId),
      rows.map(({ customerId }) => customerId),
      rows.map(({ scheduleVersion }) => scheduleVersion),
      rows.map(({ number }) => number),
      rows.map(reminderText),
      rows.map(({ problem }) => problem),
    )
    const claims: Claim[] = []
    for (const { problem, messageId, ...of } of written) {
      if (problem === null) claims.push({ messageId, appointmentId: of.appointmentId, claimedBy })
      else await reportFailure(tx, { id: messageId, ...of }, problem)
    }
    return { claims, next }
  })
}

const claimStatement = `${candidate}, business."twilioAccountSid", business."twilioAuthTokenSealed", business."twilioPhoneNumber" ${candidates}
 WHERE business.id = $1 AND ${mayGoOut('$2', '$3')} AND appointment.id = $4::int
   AND reminder.id = $5::int AND reminder."claimedBy" = $6 AND reminder.state = 'CLAIMED' AND reminder."callingAt" IS NULL
 ${held}`

/**
 * Releases a claimed text for sending if all conditions still hold, with the current number and text; the provider
 * must be called immediately afterwards. Otherwise gives the claim back and resolves to null. Acts that were
 * committed before are taken into account; later ones come after the text.
 */
export function releaseForSending(ctx: BusinessContext, claim: Claim): Promise<ReleasedText | null> {
  return ctx.transaction(async (tx) => {
    const now = tx.now()
    const { from, to } = startsDue(now)
    const [row] = await tx.sql<Candidate & Omit<AccountFields, 'id'>>(
      claimStatement,
      from,
      to,
      claim.appointmentId,
      claim.messageId,
      claim.claimedBy,
    )
    const number = row && e164(row.phoneNumber)
    const [problem] = await problemsOf(tx, [number ?? null])
    if (!row || !number || problem || !isHourFor(row.startsAt, now, row.timeZone)) {
      await returnClaims(tx, [claim])
      return null
    }
    return markCalling(
      tx,
      row,
      number,
      claim,
      `state = 'CLAIMED' AND "claimedBy" = $3 AND "callingAt" IS NULL`,
    )
  })
}

/** Records that the provider is about to be called, if the row still meets `condition`. */
export async function markCalling(
  tx: BusinessContext,
  row: Candidate & Omit<AccountFields, 'id'>,
  to: string,
  claim: Claim,
  condition: string,
): Promise<ReleasedText | null> {
  const body = reminderText(row)
  const [gone] = await tx.sql<{ attempts: number }>(
    `UPDATE "SmsMessage" SET state = 'CLAIMED', "claimedBy" = $3::text, "claimedAt" = coalesce("claimedAt", $4::timestamptz),
       "callingAt" = $4::timestamptz, "toNumber" = $5, body = $6, attempts = attempts + 1, "nextAttemptAt" = NULL,
       "absentSince" = NULL, "updatedAt" = $4::timestamptz
     WHERE "businessId" = $1 AND id = $2 AND ${condition}
     RETURNING attempts`,
    claim.messageId,
    claim.claimedBy,
    tx.now(),
    to,
    body,
  )
  if (!gone) return null
  const { customerId, startsAt } = row
  const account = { ...row, id: tx.tenant.businessId }
  return { ...claim, customerId, to, body, attempts: gone.attempts, startsAt, account }
}

/** Gives back claims that were not released; the reminders wait again. */
export async function returnClaims(tx: BusinessContext, claims: readonly Claim[]): Promise<void> {
  await tx.sql(
    `UPDATE "SmsMessage" SET state = 'PENDING', "claimedBy" = NULL, "claimedAt" = NULL, "nextAttemptAt" = NULL
     WHERE "businessId" = $1 AND id = ANY ($2) AND "claimedBy" = ANY ($3) AND state = 'CLAIMED' AND "callingAt" IS NULL`,
    claims.map(({ messageId }) => messageId),
    claims.map(({ claimedBy }) => claimedBy),
  )
}

/** Takes back a released text before the provider is called, because too much time has passed. */
export async function undoRelease(tx: BusinessContext, { messageId, claimedBy }: Claim): Promise<void> {
  await tx.sql(
    `UPDATE "SmsMessage" SET state = 'PENDING', "claimedBy" = NULL, "claimedAt" = NULL, "callingAt" = NULL,
       attempts = attempts - 1
     WHERE "businessId" = $1 AND id = $2 AND "claimedBy" = $3 AND state = 'CLAIMED'`,
    messageId,
    claimedBy,
  )
}
