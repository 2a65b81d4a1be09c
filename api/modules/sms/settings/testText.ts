import type { Context } from '#api/core/context/context.ts'
import { AppError, badField } from '#api/core/errors/errors.ts'
import type { SmsMessage } from '#api/generated/client.ts'
import { ownBusiness } from '#api/modules/business/service.ts'
import { smsAccountOf } from '#api/modules/sms/account.ts'
import { statusCallbackUrl } from '#api/modules/sms/callbacks.ts'
import type { SendOutcome } from '#api/modules/sms/gateway/smsGateway.ts'
import { hasOptedOut, optOut } from '#api/modules/sms/opt-outs/optOuts.ts'

/** The text of a test: one segment, the same for all. */
const testText = 'This is a test from Cuecard: text messages from your business work.'

/** Limit of test texts per business, because texts cost money. */
const limit = { name: 'test-sms', points: 3, seconds: 300 }

const optedOutWords = 'This number has opted out of texts.'

/** The provider's error codes for a number that cannot receive texts. */
const aboutNumber = [21_211, 21_408, 21_608, 21_610, 21_612, 21_614]

/** The columns for the outcome of a test, which is never tried again. */
function rowOf(outcome: SendOutcome, now: Date) {
  if (outcome.kind === 'accepted')
    return { state: 'SENT', providerSid: outcome.sid, sentAt: now, errorReason: null } as const
  const errorReason = outcome.reason
  if (outcome.kind === 'unknown') return { state: 'UNKNOWN', errorReason } as const
  return {
    state: 'FAILED',
    errorReason,
    errorCode: outcome.kind === 'refused' ? outcome.code : null,
  } as const
}

/** The error for a test that was not sent, in plain words. */
function failureOf(outcome: Exclude<SendOutcome, { kind: 'accepted' }>): AppError {
  const { kind, reason } = outcome
  if (kind === 'unknown') return new AppError('UNAVAILABLE', `${reason} It may still arrive.`)
  if (kind === 'not-sent') return new AppError('UNAVAILABLE', reason)
  if (outcome.code !== null && aboutNumber.includes(outcome.code)) return badField('phoneNumber', reason)
  return new AppError('BAD_INPUT', reason)
}

/**
 * Sends a test text. Its row is written before the provider is called, and no transaction is open during the call.
 * @throws BAD_INPUT (`phoneNumber`, or the provider's reason), CONFLICT while SMS is off or incomplete, RATE_LIMITED,
 * UNAVAILABLE when the provider can't be reached or the outcome is unknown
 */
export async function sendTestText({ services, ctx }: Context, to: string): Promise<SmsMessage> {
  const business = await ownBusiness(ctx)
  if (!business.smsEnabled) throw new AppError('CONFLICT', 'SMS features are off.')
  const account = smsAccountOf(services, business)
  if (!account) throw new AppError('CONFLICT', 'The SMS provider configuration is incomplete.')
  if (await hasOptedOut(ctx, to)) throw badField('phoneNumber', optedOutWords)
  await services.throttle.take(limit, String(business.id))
  const { id } = await ctx.db.smsMessage.create({
    data: {
      ...ctx.tenant,
      kind: 'test',
      toNumber: to,
      body: testText,
      state: 'CLAIMED',
      attempts: 1,
      claimedAt: ctx.now(),
      claimedBy: 'test',
      createdAt: ctx.now(),
    },
  })
  const outcome = await services.sms.send(account, {
    to,
    body: testText,
    statusCallback: statusCallbackUrl(services.publicUrl, business.id, id),
  })
  if (outcome.kind === 'refused' && outcome.optedOut) await optOut(ctx, to)
  // The provider may have sent the delivery status before its response; that status is kept.
  await ctx.db.smsMessage.updateMany({ where: { id, state: 'CLAIMED' }, data: rowOf(outcome, ctx.now()) })
  if (outcome.kind !== 'accepted') throw failureOf(outcome)
  return ctx.db.smsMessage.findUniqueOrThrow({ where: ctx.key(id) })
}
