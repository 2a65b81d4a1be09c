import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { reportFailure, reportUnknown } from '#api/modules/sms/failures.ts'
import { lockText, type Text } from '#api/modules/sms/reminders/outcomes.ts'
import {
  isTooLate,
  lastLookUp,
  mayGoOut,
  minute,
  secondLookUp,
  startsDue,
} from '#api/modules/sms/reminders/rule.ts'

/** A text that may have been sent, which only the provider's message list can tell. */
export interface Doubtful {
  messageId: number
  appointmentId: number
  customerId: number
  claimedBy: string
  toNumber: string
  body: string
  callingAt: Date
}

const day = 24 * 60 * minute

/**
 * SQL over `message` and its `appointment`: whether the reminder is for the current time of the appointment and still
 * wanted.
 */
export const stands = `(appointment.status = 'SCHEDULED' AND appointment."smsReminder" AND NOT appointment."reminderSent"
  AND appointment."scheduleVersion" = message."scheduleVersion")`

const ofAppointment = `"SmsMessage" message JOIN "ServiceAppointment" appointment
  ON appointment."businessId" = message."businessId" AND appointment.id = message."appointmentId"`

const absentStatement = `SELECT message."absentSince", appointment."startsAt", ${stands} AS stands FROM ${ofAppointment}
  WHERE message."businessId" = $1 AND message.id = $2 AND message."claimedBy" = $3 AND message.state = 'UNKNOWN'`

interface Absent {
  absentSince: Date | null
  startsAt: Date
  stands: boolean
}

/**
 * Records that the provider's message list, requested at `startedAt`, does not contain a text. After the second such
 * look-up the text counts as not sent and may be claimed again; when it is too late for that, a user has to decide.
 * @returns whether the text stays unknown
 */
export function recordAbsent(ctx: BusinessContext, text: Doubtful, startedAt: Date): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    await lockText(tx, text)
    const [row] = await tx.sql<Absent>(absentStatement, text.messageId, text.claimedBy)
    if (!row) return false
    const now = tx.now()
    if (row.stands && isTooLate(row.startsAt, now)) return leaveUnknown(tx, text, row)
    // A look-up in the future was recorded before the clock was set back.
    const first = row.absentSince && row.absentSince <= now ? row.absentSince : null
    if (first && startedAt.getTime() - first.getTime() >= secondLookUp) {
      await tx.sql(
        `UPDATE "SmsMessage" SET state = $4::"SmsState", attempts = 0, "claimedBy" = NULL, "claimedAt" = NULL,
           "callingAt" = NULL, "absentSince" = NULL, "nextAttemptAt" = NULL, "updatedAt" = $3::timestamptz
         WHERE "businessId" = $1 AND id = $2`,
        text.messageId,
        now,
        row.stands ? 'PENDING' : 'CANCELLED',
      )
      return false
    }
    const since = first ?? now
    await tx.sql(
      `UPDATE "SmsMessage" SET "absentSince" = $3::timestamptz, "nextAttemptAt" = $4::timestamptz
       WHERE "businessId" = $1 AND id = $2`,
      text.messageId,
      since,
      new Date(since.getTime() + secondLookUp),
    )
    return false
  })
}

/** Ends the look-ups. If the reminder is still wanted, notifies the managers and resolves to true. */
async function leaveUnknown(
  tx: BusinessContext,
  text: Text,
  row: Pick<Absent, 'startsAt' | 'stands'>,
): Promise<boolean> {
  const rows = await tx.sql(
    `UPDATE "SmsMessage" SET "nextAttemptAt" = NULL, "absentSince" = NULL, "updatedAt" = $3::timestamptz
     WHERE "businessId" = $1 AND id = $2 AND state = 'UNKNOWN' AND "nextAttemptAt" IS NOT NULL RETURNING 1`,
    text.messageId,
    tx.now(),
  )
  if (rows.length === 0 || !row.stands) return false
  await reportUnknown(tx, { id: text.messageId, customerId: text.customerId, startsAt: row.startsAt })
  return true
}

const lookedFor = `SELECT message.id AS "messageId", message."appointmentId", message."customerId" FROM ${ofAppointment}
  WHERE message."businessId" = $1 AND message.kind = 'reminder' AND message.state = 'UNKNOWN'
    AND message."nextAttemptAt" IS NOT NULL
    AND (appointment."startsAt" < $2::timestamptz OR message."callingAt" < $3::timestamptz)
  ORDER BY message.id LIMIT 500`

const rowStatement = `SELECT appointment."startsAt", ${stands} AS stands FROM ${ofAppointment}
  WHERE message."businessId" = $1 AND message.id = $2`

/**
 * Ends the look-ups for texts whose message list could not be read, half an hour before the start.
 * @returns the number of texts that stay unknown
 */
export async function giveUpLooking(ctx: BusinessContext): Promise<number> {
  const now = ctx.now().getTime()
  const texts = await ctx.sql<Text>(lookedFor, new Date(now + lastLookUp), new Date(now - 2 * day))
  let unknown = 0
  for (const text of texts) {
    const rang = await ctx.transaction(async (tx) => {
      await lockText(tx, text)
      const [row] = await tx.sql<Pick<Absent, 'startsAt' | 'stands'>>(rowStatement, text.messageId)
      return row ? leaveUnknown(tx, text, row) : false
    })
    if (rang) unknown += 1
  }
  return unknown
}

/** SQL over `message`: whether the reminder waited until it was too late. */
export const isOverdue = (
  latest: string,
) => `(message.kind = 'reminder' AND message.state = 'PENDING' AND EXISTS (
  SELECT 1 FROM "ServiceAppointment" appointment WHERE appointment."businessId" = message."businessId"
    AND appointment.id = message."appointmentId" AND appointment."startsAt" < ${latest}::timestamptz))`

const overdueStatement = `SELECT message.id AS "messageId", message."appointmentId", message."customerId"
  FROM "SmsMessage" message WHERE message."businessId" = $1 AND ${isOverdue('$2')} ORDER BY message.id LIMIT 500`

// Too late for a text: FAILED, which tells the managers to call, while the appointment is ahead; else CANCELLED.
const ended = `UPDATE "SmsMessage" message SET "nextAttemptAt" = NULL, "updatedAt" = $2::timestamptz,
    "errorReason" = coalesce(message."errorReason", 'There was no time left to send it.'),
    state = CASE WHEN EXISTS (SELECT 1 FROM "Business" business JOIN "ServiceAppointment" appointment
        ON appointment."businessId" = business.id WHERE business.id = $1 AND appointment.id = message."appointmentId"
       AND appointment."scheduleVersion" = message."scheduleVersion" AND ${mayGoOut('$2', '$3')})
      THEN 'FAILED' ELSE 'CANCELLED' END::"SmsState"
  WHERE message."businessId" = $1 AND message.id = $4 AND message.state = 'PENDING'
  RETURNING message.state, message."errorReason" AS reason`

/** Ends reminders that waited until it was too late, and reports those that were still wanted. */
export async function endOverdue(ctx: BusinessContext): Promise<void> {
  const { from } = startsDue(ctx.now())
  for (const text of await ctx.sql<Text>(overdueStatement, from)) {
    await ctx.transaction(async (tx) => {
      await lockText(tx, text)
      const [row] = await tx.sql<{ state: string; reason: string }>(ended, tx.now(), from, text.messageId)
      if (row?.state === 'FAILED') await reportFailure(tx, { ...text, id: text.messageId }, row.reason)
    })
  }
}
