import { randomUUID } from 'node:crypto'
import type { Context } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { e164 } from '#api/core/text/e164.ts'
import type { SmsMessage } from '#api/generated/client.ts'
import { ownBusiness } from '#api/modules/business/service.ts'
import { type AccountFields, smsAccountOf } from '#api/modules/sms/account.ts'
import { statusCallbackUrl } from '#api/modules/sms/callbacks.ts'
import { deadlineIn } from '#api/modules/sms/gateway/deadline.ts'
import type { SendOutcome } from '#api/modules/sms/gateway/smsGateway.ts'
import {
  type Candidate,
  candidate,
  candidates,
  held,
  markCalling,
  problemsOf,
  type ReleasedText,
} from '#api/modules/sms/reminders/claims.ts'
import { isOfAccount, recordOutcome } from '#api/modules/sms/reminders/outcomes.ts'
import { mayGoOut, startWithin } from '#api/modules/sms/reminders/rule.ts'
import { findText, isUnsettled, settledConflict } from '#api/modules/sms/reminders/unsettled.ts'
import { endNotifications } from '#api/modules/team/notifications/notify.ts'

const resendStatement = `${candidate}, business."twilioAccountSid", business."twilioAuthTokenSealed", business."twilioPhoneNumber" ${candidates}
  WHERE business.id = $1 AND ${mayGoOut('$2', "'infinity'")} AND reminder.id = $3::int ${held}`

const conflict = (message: string) => new AppError('CONFLICT', message)

/** The reason why the reminder may not be sent, as far as it is known. */
async function refusal(tx: BusinessContext): Promise<AppError> {
  const { smsEnabled, isActive } = await ownBusiness(tx)
  if (!smsEnabled || !isActive) return conflict('SMS features are off.')
  return conflict('The appointment has begun, or was moved or cancelled.')
}

/** Claims and releases the reminder in one transaction, so that only one of two concurrent requests sends it. */
function claimAgain(services: Services, ctx: BusinessContext, messageId: number): Promise<ReleasedText> {
  return ctx.transaction(async (tx) => {
    const now = tx.now()
    const [row] = await tx.sql<Candidate & Omit<AccountFields, 'id'>>(resendStatement, now, messageId)
    const text = await findText(tx, messageId)
    if (!isUnsettled(text)) throw settledConflict(text)
    if (!row) throw await refusal(tx)
    const number = e164(row.phoneNumber)
    const [problem] = await problemsOf(tx, [number])
    if (problem || number === null) throw conflict(problem ?? 'This number cannot receive texts.')
    if (!smsAccountOf(services, { ...row, id: tx.tenant.businessId })) {
      throw conflict('The SMS provider configuration is incomplete.')
    }
    const claim = { messageId, appointmentId: row.appointmentId, claimedBy: randomUUID() }
    const departure = await markCalling(
      tx,
      row,
      number,
      claim,
      `state = 'UNKNOWN' AND "nextAttemptAt" IS NULL`,
    )
    if (!departure) throw settledConflict(await findText(tx, messageId))
    return departure
  })
}

/** Restores the unknown state, because the new text was not sent and nothing is known about the first one. */
async function putBack(ctx: BusinessContext, { messageId, claimedBy }: ReleasedText): Promise<void> {
  await ctx.sql(
    `UPDATE "SmsMessage" SET state = 'UNKNOWN', "nextAttemptAt" = NULL, "absentSince" = NULL, "updatedAt" = $4::timestamptz
     WHERE "businessId" = $1 AND id = $2 AND "claimedBy" = $3 AND state IN ('CLAIMED', 'UNKNOWN')`,
    messageId,
    claimedBy,
    ctx.now(),
  )
}

async function keep(ctx: BusinessContext, departure: ReleasedText, outcome: SendOutcome): Promise<void> {
  if (outcome.kind === 'not-sent' || isOfAccount(outcome)) return putBack(ctx, departure)
  await recordOutcome(ctx, departure, outcome)
  await endNotifications(ctx, 'text-unknown', `SmsMessage:${departure.messageId}`)
}

/**
 * Sends a reminder again whose outcome is unknown; the user accepts that it may arrive twice
 * (docs/product/texts.md#nobody-knows).
 * @throws NOT_FOUND; CONFLICT when another user was first, or the appointment is over, moved or cancelled; BAD_INPUT
 * with the provider's reason; UNAVAILABLE when the provider can't be reached, or its response was lost again
 */
export async function resendReminder({ services, ctx }: Context, id: number): Promise<SmsMessage> {
  const startBy = deadlineIn(startWithin)
  const departure = await claimAgain(services, ctx, id)
  const account = smsAccountOf(services, departure.account)
  if (!account) throw conflict('The SMS provider configuration is incomplete.')
  const { to, body } = departure
  const statusCallback = statusCallbackUrl(services.publicUrl, ctx.tenant.businessId, id)
  const outcome = await services.sms.send(account, { to, body, statusCallback, startBy })
  await keep(ctx, departure, outcome)
  if (outcome.kind === 'accepted') return findText(ctx, id)
  if (outcome.kind === 'refused') throw new AppError('BAD_INPUT', outcome.reason)
  const message =
    outcome.kind === 'unknown'
      ? `${outcome.reason} It may still arrive: Cuecard asks the provider about it.`
      : outcome.reason
  throw new AppError('UNAVAILABLE', message)
}
